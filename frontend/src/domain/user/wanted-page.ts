/** The page that opens once a sign-in with a provider is over: the browser leaves our pages meanwhile. */
const key = 'presently-wanted';
/** As long as such a sign-in may take. */
const lifeMs = 10 * 60_000;

/** @param path undefined if the dashboard will do */
export function keepWanted(path: string | undefined): void {
  try {
    if (path === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([path, Date.now()]));
  } catch {
    // A browser without storage shows the dashboard.
  }
}

/** The page, once. Only a path of ours, whatever the storage holds. */
export function takeWanted(): string | undefined {
  try {
    const [path, at] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[];
    sessionStorage.removeItem(key);
    const isFresh = typeof at === 'number' && Date.now() - at < lifeMs;
    return isFresh && typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
