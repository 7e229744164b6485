import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.js';

/** The page's `h1`. It takes the focus after a navigation, so that the new page is announced. */
export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={cn('base:text-3xl base:sm:text-4xl', className)}>
      {children}
    </h1>
  );
}
