import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/display/card.js';

interface PersonSectionProps {
  title: string;
  /** A control at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** One sheet of a person's page. */
export function PersonSection({ title, action, children }: PersonSectionProps) {
  const id = useId();
  return (
    <Card className="p-6">
      <section aria-labelledby={id}>
        <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}
