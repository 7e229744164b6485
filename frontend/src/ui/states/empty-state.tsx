import type { ReactNode } from 'react';
import { Card } from '../display/card.js';
import { cn } from '../../lib/class-names.js';

interface EmptyStateProps {
  drawing: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  className?: string;
}

/** One drawing, one sentence, one button. */
export function EmptyState({ drawing, title, text, action, className }: EmptyStateProps) {
  return (
    <Card className={cn('grid justify-items-center gap-2 px-6 py-12 text-center', className)}>
      <div className="mb-2 [&>svg]:size-28">{drawing}</div>
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-[46ch] text-balance text-ink-soft">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </Card>
  );
}
