import { commonWords as say } from '../languages/common/en.js';

/** The first keyboard stop of every page: skips the bar. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 start-3 z-60 -translate-y-20 rounded-lg bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
    >
      {say('skipToContent')}
    </a>
  );
}
