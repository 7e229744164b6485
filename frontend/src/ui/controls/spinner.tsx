import { cn } from '../../lib/class-names.js';
import { Loading } from './loading.js';

/** A turning ribbon. Decorative: its user says in words what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden className={cn('base:size-6 motion-safe:animate-spin', className)}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2" opacity="0.2" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** Fills the place of a page while it loads. */
export function PageSpinner() {
  return (
    <Loading className="grid min-h-[60vh] place-items-center text-ribbon">
      <Spinner className="size-9" />
    </Loading>
  );
}
