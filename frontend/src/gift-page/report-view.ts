/** How long the page must have been before somebody's eyes. */
const lookedAtAfter = 1_500;

/** Tells the sender, once, that the gift was looked at: not opened in a background tab, not fetched ahead by a browser. */
export function reportView(shareToken: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onVisibility() {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(report, lookedAtAfter);
  }
  function report() {
    document.removeEventListener('visibilitychange', onVisibility);
    fetch(`/api/gifts/view/${shareToken}/seen`, { method: 'POST', keepalive: true }).catch(() => {
      // The page is complete without it; the next visit reports again.
    });
  }

  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
}
