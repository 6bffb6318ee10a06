An option of cgannotate, which the script does not have
