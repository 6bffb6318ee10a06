g;
