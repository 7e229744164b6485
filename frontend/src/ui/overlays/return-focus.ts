import { useRef } from 'react';

const focusable = (element: Element | null | undefined) => (element instanceof HTMLElement ? element : undefined);

/** A button that works is disabled meanwhile and loses the focus. */
let lastFocused: EventTarget | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = target;
  });
}

/**
 * The focused element, or the one that had the focus before. For an item of a menu, which closes, the button that opened
 * the menu.
 */
function opener(): HTMLElement | undefined {
  const active = document.activeElement === document.body ? (lastFocused as Element | null) : document.activeElement;
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return focusable(button ? document.getElementById(button) : active);
}

/** For a dialog's content. On closing, the focus returns to its opener, or to the page's heading if that is gone. */
export function useReturnFocus() {
  const from = useRef<HTMLElement>(undefined);
  return {
    onOpenAutoFocus: () => {
      from.current = opener();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isThere = from.current?.isConnected && from.current !== document.body;
      const target = isThere ? from.current : focusable(document.querySelector('main h1'));
      target?.focus({ preventScroll: true });
    },
  };
}
