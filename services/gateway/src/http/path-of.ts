const origin = /^https?:\/\/[^/?#]*/i;

/**
 * The path that a request is about, in the one spelling that rules know. The router takes `/%61pi/user` and
 * `http://host/api/user` for `/api/user`; whatever asks where a request goes must take them for the same.
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
