/** How long a page must be visible, in milliseconds. */
const lookedAtAfter = 1_500;

/**
 * Runs something once, when the page has been looked at: background tabs, prefetches and glances do not count.
 * @returns a function that gives it up
 */
export function whenLookedAt(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
  function onVisibility() {
    clearTimeout(timer);
    if (document.visibilityState === 'visible')
      timer = setTimeout(() => {
        stop();
        run();
      }, lookedAtAfter);
  }
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return stop;
}
