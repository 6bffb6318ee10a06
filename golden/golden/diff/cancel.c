first();
second();
