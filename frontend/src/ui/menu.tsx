import {
  cloneElement,
  lazy,
  startTransition,
  Suspense,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { ItemProps } from './menu-panel.js';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  className?: string;
  children: (parts: { Item: ComponentType<ItemProps>; Separator: ComponentType }) => ReactNode;
}

const load = () => import('./menu-panel.js');
const MenuPanel = lazy(load);

/**
 * A button that opens a short list of deeds. Lists weigh more than most pages, so theirs is fetched when somebody comes
 * near: by then, or at the first opening, the button becomes the trigger of a real menu.
 */
export function Menu({ trigger, ...panel }: MenuProps) {
  const [wasOpened, setWasOpened] = useState(false);
  // A transition: the button stays as it is until the list is there.
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
        onPointerEnter: () => void load(),
        onFocus: () => void load(),
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
