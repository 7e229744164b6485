import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.js';
import { Card } from '../../ui/display/card.js';

interface SectionProps {
  /** The hash of its address. Its heading takes the focus when it is opened by it. */
  id: string;
  title: string;
  lead?: string;
  tone?: 'destructive';
  children: ReactNode;
}

/** One sheet of a page. */
export function Section({ id, title, lead, tone, children }: SectionProps) {
  return (
    <Card className={cn('px-5 py-5 sm:px-8 lg:p-8', tone && 'border-ember/50')}>
      <section aria-labelledby={id}>
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[60ch] text-ink-soft">{lead}</p>}
        <div className="mt-6">{children}</div>
      </section>
    </Card>
  );
}
