int 漢;	[31mred[0m
		call();


é́ = "😀😀";	// �5n  �
