The script prints its help to standard error and exits 255
