import type { ReactNode } from 'react';

/** Around skeletons: what is seen as shapes is said as a word. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-live="polite" aria-busy className={className}>
      <span className="sr-only">Loading</span>
      {children}
    </div>
  );
}
