import { Link } from 'react-router-dom';
import { Button } from '../controls/button.js';
import { cn } from '../../lib/class-names.js';

interface LastCallProps {
  text: string;
  action: string;
  to: string;
  className?: string;
}

/** The invitation to sign up at the end of a page about the product. */
export function LastCall({ text, action, to, className }: LastCallProps) {
  return (
    <div
      className={cn(
        'base:mb-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-xl border border-line bg-paper-deep px-6 py-8 base:sm:mb-28 sm:px-10 sm:py-10',
        className,
      )}
    >
      <p className="font-display text-2xl text-balance">{text}</p>
      <Button asChild size="large">
        <Link to={to}>{action}</Link>
      </Button>
    </div>
  );
}
