import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.js';

export function Switch({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'touch-line inline-flex h-6.5 w-11 shrink-0 items-center rounded-full border border-line-strong',
        'bg-paper-deep p-0.5 transition-colors',
        'data-[state=checked]:border-ribbon data-[state=checked]:bg-ribbon',
        'disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <Radix.Thumb
        className={cn(
          'size-5 rounded-full bg-ink-soft transition-transform data-[state=checked]:bg-on-ribbon',
          'ltr:data-[state=checked]:translate-x-4.5 rtl:data-[state=checked]:-translate-x-4.5',
        )}
      />
    </Radix.Root>
  );
}
