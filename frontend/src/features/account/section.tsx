import { ChevronDown } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
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

interface SectionProps extends Omit<SectionFacts, 'Content'> {
  /** Whether it is unfolded at first, where sections fold. */
  isFirst: boolean;
  children: ReactNode;
}

/**
 * One sheet of the page. On narrow screens it folds, and its address unfolds it. Its heading takes the focus when the
 * section is opened by its address.
 */
export function Section({ id, title, lead, tone, isFirst, children }: SectionProps) {
  const location = useLocation();
  const isAsked = location.hash === `#${id}`;
  const [isOpen, setIsOpen] = useState(isFirst || isAsked);
  const [seen, setSeen] = useState(location.key);
  if (seen !== location.key) {
    setSeen(location.key);
    if (isAsked) setIsOpen(true);
  }
  return (
    <Card className={cn('px-5 py-4 sm:px-8 lg:p-8', tone && 'border-ember/50')}>
      <section aria-labelledby={id}>
        <div className="relative flex min-h-9 items-center justify-between gap-3">
          <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
            {title}
          </h2>
          <button
            type="button"
            aria-labelledby={id}
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={() => setIsOpen(!isOpen)}
            className="absolute -inset-x-3 -inset-y-2 flex items-center justify-end rounded-lg pr-3 lg:hidden"
          >
            <ChevronDown
              aria-hidden
              className={cn('size-5 text-ink-soft transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        </div>
        <div id={`${id}-content`} className={cn('max-lg:pb-2', !isOpen && 'max-lg:hidden')}>
          {lead && <p className="mt-2 max-w-[60ch] text-ink-soft">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </section>
    </Card>
  );
}
