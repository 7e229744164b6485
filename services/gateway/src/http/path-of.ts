const origin = /^https?:\/\/[^/?#]*/i;

/**
 * The normalised path of a request. The router treats `/%61pi/user` and `http://host/api/user` as `/api/user`, so every
 * rule about paths must, too.
 */
export function pathOf(url: string): string {
  const path = url.replace(origin, '').split(/[?#]/, 1)[0] || '/';
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
