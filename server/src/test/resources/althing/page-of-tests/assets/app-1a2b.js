console.log("rune");
