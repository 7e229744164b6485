/** A recording or a picture comes from a stranger: browsers may only play or show it. */
export const mediaHeaders = {
  // It never changes, but caches should drop a removed one soon.
  'cache-control': 'private, max-age=3600',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};
