/** How long the page must have been before somebody's eyes. */
const lookedAtAfter = 1_500;
/** While the server cannot take it, it is told again, later and later, for as long as the page is open. */
const againAfter = 2_000;
const longestWait = 60_000;

/** Tells the sender, once, that the gift was looked at: not opened in a background tab, not fetched ahead by a browser. */
export function reportView(shareToken: string): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onVisibility() {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(report, lookedAtAfter);
  }
  function report() {
    document.removeEventListener('visibilitychange', onVisibility);
    tell(againAfter);
  }
  function tell(wait: number) {
    const again = () => setTimeout(tell, wait, Math.min(wait * 2, longestWait));
    fetch(`/api/gifts/view/${shareToken}/seen`, { method: 'POST', keepalive: true }).then(
      ({ status }) => void (status >= 500 && again()),
      again,
    );
  }

  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
}
