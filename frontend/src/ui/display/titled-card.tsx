import { useId, type ReactNode } from 'react';
import { Card } from './card.js';

interface TitledCardProps {
  title: string;
  /** A control at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a page on a sheet of its own. */
export function TitledCard({ title, action, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card className="p-6">
      <section aria-labelledby={id}>
        {/* A long title has a line of its own. */}
        <div className="mb-3 flex min-h-9 flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <h2 id={id} className="max-w-full pt-0.5 text-xl wrap-anywhere">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}
