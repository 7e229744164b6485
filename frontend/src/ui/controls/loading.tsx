import type { ReactNode } from 'react';

/** Wraps skeletons and announces the loading to screen readers. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-live="polite" aria-busy className={className}>
      <span className="sr-only">Loading</span>
      {children}
    </div>
  );
}
