/**
 * Sent when showing the error page itself has failed: it needs nothing, not even our style sheet
 * (and no inline style, which the security policy would refuse).
 */
export const lastResortPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>An error occurred</title>
</head>
<body>
<main>
<h1>An error occurred while showing the error page</h1>
<p><a href="/">Return Home</a></p>
</main>
</body>
</html>
`;
