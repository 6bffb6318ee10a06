== go-method
# Go calls a method of *T (*T).Method; who mistypes it without that is told of it.
$ --fn=T.Mehtod go.callgrind
$ --fn=T.Mehtod --no-auto go.callgrind
! cgannotate: --fn=T.Mehtod: the profile has no such function; did you mean main.(*T).Method?
? 1

== go-package
# See go-method: with a path and a package.
$ --fn=Tree.Insret go.callgrind
! cgannotate: --fn=Tree.Insret: the profile has no such function; did you mean example.com/m.(*Tree).Insert?
? 1
