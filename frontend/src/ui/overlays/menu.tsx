import { cloneElement, startTransition, Suspense, useState, type KeyboardEvent } from 'react';
import { fetchEarly, lazyPart } from '../../lib/page/lazy-part.js';
import type { MenuProps } from './menu-panel.js';

const load = () => import('./menu-panel.js');
const MenuPanel = lazyPart(load);

/**
 * A button that opens a short list of actions. The list weighs more than most pages, so it is fetched when the pointer
 * or the focus reaches the button. At the first opening the button becomes the trigger of the real menu.
 */
export function Menu({ trigger, ...panel }: MenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  // A transition keeps the button on the screen until the list has loaded.
  const open = () => startTransition(() => setWasOpened(true));
  if (wasOpened) {
    return (
      <Suspense>
        <MenuPanel trigger={trigger} {...panel} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        onPointerEnter: () => fetchEarly(load),
        onFocus: () => fetchEarly(load),
        onClick: open,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        },
      })}
    </Suspense>
  );
}
