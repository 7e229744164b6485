import { clsx } from 'clsx';

/** The product's motif as a divider: a thin ribbon with a small bow. */
export function RibbonDivider({ className }: { className?: string }) {
  return (
    <div aria-hidden className={clsx('flex items-center text-ribbon', className)}>
      <span className="h-px flex-1 bg-current opacity-45" />
      <svg viewBox="0 0 44 24" fill="none" stroke="currentColor" strokeWidth="1.4" className="h-6 w-11">
        <path d="M0 12h17M27 12h17" opacity="0.45" strokeWidth="1" />
        <path d="M22 12C18 4 8 3 8 8.500S17 14 22 12Zm0 0c4-8 14-9 14-3.500S27 14 22 12Z" strokeLinejoin="round" />
        <path d="M22 12c-2 4-4.500 7-8 9M22 12c2 4 4.500 7 8 9" strokeLinecap="round" />
      </svg>
      <span className="h-px flex-1 bg-current opacity-45" />
    </div>
  );
}
