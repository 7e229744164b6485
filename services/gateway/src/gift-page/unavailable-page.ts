/** Shown while a gift cannot be loaded. Depends on no other part. */
export const unavailablePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>One moment · Presently</title>
</head>
<body>
<h1>One moment</h1>
<p>Your gift is safe, but we cannot show it right now. Please try again in a little while.</p>
</body>
</html>
`;
