/** How long the unwrapping takes, in milliseconds. unwrapping.css divides the same time among its parts. */
const ceremony = 1_500;
/** The plain fade with reduced motion. */
const fade = 250;

type State = 'wrapped' | 'opening' | 'open';

/**
 * Opens a wrapped gift by a tap anywhere, Enter or Space. Any key or tap during the unwrapping ends it.
 * @returns ends it
 */
export function makeUnwrappable(gift: HTMLElement): () => void {
  const wrapping = gift.querySelector<HTMLButtonElement>('.wrapping')!;
  const heading = gift.querySelector<HTMLElement>('#gift-name')!;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const state = () => gift.dataset['state'] as State;
  const become = (next: State) => {
    gift.dataset['state'] = next;
  };

  function open() {
    become('opening');
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    timer = setTimeout(finish, isCalm ? fade : ceremony);
  }
  function finish() {
    clearTimeout(timer);
    become('open');
    heading.focus({ preventScroll: true });
  }
  function advance() {
    if (state() === 'wrapped') open();
    else if (state() === 'opening') finish();
  }
  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const opens = event.key === 'Enter' || event.key === ' ';
    if (state() === 'opening') {
      // A repeated event of a held key is the press that opened the gift.
      event.preventDefault();
      if (!event.repeat) finish();
    } else if (state() === 'wrapped' && opens && !(event.target as Element).closest('button')) {
      // On the button itself, and on others, the browser turns the key into a click.
      event.preventDefault();
      open();
    }
  }
  function wrapAgain() {
    become('wrapped');
    (gift.closest('[role=dialog]') ?? window).scrollTo(0, 0);
    wrapping.focus({ preventScroll: true });
  }

  // If this script arrives after the stylesheet has opened the gift, the gift stays open.
  if (state() === 'wrapped' && getComputedStyle(wrapping).visibility === 'hidden') become('open');
  wrapping.addEventListener('click', advance);
  document.addEventListener('keydown', onKey);
  gift.querySelector('[data-wrap-again]')?.addEventListener('click', wrapAgain);
  document.documentElement.dataset['ready'] = '';
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey);
  };
}
