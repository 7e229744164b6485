import { whenLookedAt } from '../lib/page/when-looked-at.js';

/** Milliseconds between attempts to report a view, while the page is open. */
const againAfter = 2_000;
const longestWait = 60_000;

/**
 * Reports one view of the gift. Background tabs and prefetches do not count.
 * @param visit the page's proof that a browser has loaded it
 */
export function reportView(shareToken: string, visit: string | undefined): void {
  function tell(wait: number) {
    const again = () => setTimeout(tell, wait, Math.min(wait * 2, longestWait));
    fetch(`/api/gifts/view/${shareToken}/seen`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visit }),
    }).then(({ status }) => void (status >= 500 && again()), again);
  }
  whenLookedAt(() => tell(againAfter));
}
