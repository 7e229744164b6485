import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/display/card.js';

/** One sheet of a gift's page. */
export function GiftSection({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card className={`p-6 ${className ?? ''}`}>
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-4 text-xl">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
