import { cn } from '../../lib/class-names.js';

/** The shape of content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-breathe base:rounded-md bg-paper-deep', className)} />;
}
