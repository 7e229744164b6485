import { clsx } from 'clsx';

interface RibbonProgressProps {
  /** What the bar measures, for screen readers. */
  label: string;
  /** Undefined while it is not known. */
  value: number | undefined;
  max: number;
  className?: string;
}

/** The ribbon as a progress bar. */
export function RibbonProgress({ label, value, max, className }: RibbonProgressProps) {
  return (
    <progress
      aria-label={label}
      {...(value !== undefined && { value: Math.min(value, max) })}
      max={max}
      className={clsx(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-line indeterminate:animate-breathe',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-ribbon',
        '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full',
        '[&::-webkit-progress-value]:bg-ribbon',
        className,
      )}
    />
  );
}
