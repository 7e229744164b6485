import type { ReactNode } from 'react';
import { commonWords as say } from '../../languages/common/en.js';

/** Wraps skeletons and announces the loading to screen readers. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-live="polite" aria-busy className={className}>
      <span className="sr-only">{say('loading')}</span>
      {children}
    </div>
  );
}
