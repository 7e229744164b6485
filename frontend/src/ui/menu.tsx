import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.js';

/**
 * A button that opens a short list of deeds: `<Menu><MenuTrigger/><MenuContent><MenuItem/></MenuContent></Menu>`.
 * It stays where it belongs in the document, inside the page's landmarks, and leaves the rest of the page reachable.
 */
export function Menu({ children }: { children: ReactNode }) {
  return <Radix.Root modal={false}>{children}</Radix.Root>;
}
export const MenuTrigger = Radix.Trigger;

export function MenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      align="end"
      sideOffset={6}
      collisionPadding={12}
      className={cn(
        'z-50 min-w-48 animate-fade rounded-lg border border-line bg-sheet p-1.5 shadow-lift data-[state=closed]:animate-fade-away',
        className,
      )}
      {...props}
    />
  );
}

export function MenuItem({
  className,
  isDestructive,
  ...props
}: ComponentProps<typeof Radix.Item> & { isDestructive?: boolean }) {
  return (
    <Radix.Item
      className={cn(
        'flex items-center gap-2.5 rounded-md px-3 py-2.5 text-sm outline-none data-highlighted:bg-paper-deep [&_svg]:size-4 [&_svg]:text-ink-soft',
        isDestructive && 'text-ember [&_svg]:text-ember',
        className,
      )}
      {...props}
    />
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}
