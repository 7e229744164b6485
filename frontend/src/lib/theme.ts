export type Theme = 'light' | 'dark';

const key = 'theme';
const listeners = new Set<() => void>();

/** `public/theme.js` has set it before the first paint. */
export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage can be forbidden. The choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Follows a choice made in another tab. */
function onStorage(event: StorageEvent): void {
  if (event.key === key) setTheme(event.newValue === 'dark' ? 'dark' : 'light');
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
