src/README N5: recursion, cycles and other entries; <cycle N>; the object is not printed as []
