import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.js';
import { control } from './field.js';

/** The browser's own list, for many entries: it can be searched by typing on every device. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select className={cn(control, 'h-11 appearance-none truncate pe-8', className)} {...props} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
