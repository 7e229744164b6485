import type { ComponentType, ReactNode } from 'react';
import { cn } from '../../lib/class-names.js';
import { Card } from '../../ui/display/card.js';

/** A part of the page. Its address is `/account#<id>`. */
export interface SectionFacts {
  id: string;
  title: string;
  lead?: string;
  tone?: 'destructive';
  Content: ComponentType;
}

/** One sheet of the page. Its heading takes the focus when the section is opened by its address. */
export function Section({ id, title, lead, tone, children }: Omit<SectionFacts, 'Content'> & { children: ReactNode }) {
  return (
    <Card className={cn('p-6 sm:p-8', tone && 'border-ember/50')}>
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
