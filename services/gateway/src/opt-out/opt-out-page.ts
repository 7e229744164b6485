const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow, noarchive">
<title>${title} · Presently</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;

/** Asks first, because mail programs and scanners open every link of a mail. */
export const optOutPage = page(
  'No more gifts by email?',
  `<p>Nobody will be able to send you gifts by email through Presently any more. Gifts you have stay where they are.</p>
<form method="post"><button type="submit">No more gifts by email</button></form>`,
);

export const optedOutPage = page('Done', '<p>You will get no more gifts by email through Presently.</p>');

export const brokenLinkPage = page(
  'This link does not work',
  '<p>It may be incomplete. Please use the one in your newest email.</p>',
);

export const tryAgainPage = page(
  'One moment',
  '<p>We cannot write this down right now. Please try again in a little while.</p>',
);
