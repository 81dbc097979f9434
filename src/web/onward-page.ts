/** Goes on to the app by itself: the next request is our own page's. */
export const onwardPage = (path: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0;url=${path}">
<title>Holdout</title>
</head>
<body>
<p><a href="${path}">Open Holdout</a></p>
</body>
</html>
`;
