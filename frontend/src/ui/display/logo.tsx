import { cn } from '../../lib/class-names.js';

/** The mark and the name. Decorative inside a link or button that has its own label. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-8">
        <rect x="3" y="3" width="26" height="26" rx="7" className="fill-ribbon" />
        <g className="stroke-paper" fill="none" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
          <path d="M16 3v8M16 16v13M3 16h8M21 16h8" />
          <path d="M16 16c-2-6-8-8-8.500-4S12 17 16 16Zm0 0c2-6 8-8 8.500-4S20 17 16 16Z" />
          <path d="m16 16-4 6m4-6 4 6" />
        </g>
      </svg>
      <span className="font-display text-xl font-medium tracking-[-0.02em]">Presently</span>
    </span>
  );
}
