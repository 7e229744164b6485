import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface DrawingProps {
  className?: string;
}

/** The frame of a line drawing: ink lines, 120 units square. Always decorative. */
export function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      aria-hidden
      className={clsx('stroke-ink', className)}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** A line in the ribbon's colour. */
export function Ribbon({ children }: { children: ReactNode }) {
  return (
    <g className="stroke-ribbon" strokeWidth="2">
      {children}
    </g>
  );
}

/** A tied bow with its knot at x, y. At scale 1 it is about 50 units wide. */
export function Bow({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      className="fill-ribbon-soft stroke-ribbon"
      strokeWidth={2 / scale}
    >
      <path d="M-2 2C-5 9-10 14-17 19l1-7-7 1" fill="none" />
      <path d="M2 2c3 7 8 12 15 17l-1-7 7 1" fill="none" />
      <path d="M0 0C-5-9-15-16-22-14c-6 2-5 10 1 13C-15 3-6 3 0 0Z" />
      <path d="M0 0C5-9 15-16 22-14c6 2 5 10-1 13C15 3 6 3 0 0Z" />
      <path d="M-14-7c4 1 9 3 14 7 5-4 10-6 14-7" fill="none" strokeWidth={1.2 / scale} />
      <rect x="-4" y="-4.500" width="8" height="9" rx="3" />
    </g>
  );
}
