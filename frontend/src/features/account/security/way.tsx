import type { ReactNode } from 'react';

/** One way to prove who one is. */
export function Way({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="border-line not-first:border-t not-first:pt-8">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 mb-5 max-w-[60ch] text-ink-soft">{lead}</p>
      {children}
    </div>
  );
}
