import { directionOf } from '@presently/rules/languages';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react';
import { spokenLanguage } from '../../languages/words.js';
import { cn } from '../../lib/class-names.js';

export interface MenuParts {
  Item: ComponentType<ItemProps>;
  Separator: ComponentType;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  className?: string;
  children: (parts: MenuParts) => ReactNode;
}

/** What `Menu` becomes when it is first opened. It leaves the rest of the page reachable. */
export default function MenuPanel({ trigger, className, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen dir={directionOf(spokenLanguage())}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          'z-50 base:min-w-48 animate-fade rounded-lg border border-line bg-sheet p-1.5 shadow-lift',
          'data-[state=closed]:animate-fade-away',
          className,
        )}
      >
        {children({ Item, Separator })}
      </Radix.Content>
    </Radix.Root>
  );
}

export type ItemProps = ComponentProps<typeof Radix.Item> & { isDestructive?: boolean };

function Item({ className, isDestructive, ...props }: ItemProps) {
  return (
    <Radix.Item
      className={cn(
        'flex items-center gap-2.5 rounded-md px-3 py-2.5 text-sm outline-none',
        'data-highlighted:bg-paper-deep [&_svg]:size-4 base:[&_svg]:text-ink-soft',
        isDestructive && 'text-ember [&_svg]:text-ember',
        className,
      )}
      {...props}
    />
  );
}

function Separator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}
