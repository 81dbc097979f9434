/** Goes on to the app by itself: the next request is our own page's. */
export const onwardPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=/">
<title>Holdout</title>
</head>
<body>
<p><a href="/">Open Holdout</a></p>
</body>
</html>
`;

/** What a window sees that isn't let in. It has no styles: nobody has shown yet that it may have ours. */
export function refusalPage(sentence: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width">
<title>Holdout</title>
</head>
<body>
<h1>Holdout</h1>
<p>${sentence}</p>
<p>The address is in the terminal where it was started, and ends in a token that changes with every start.</p>
</body>
</html>
`;
}
