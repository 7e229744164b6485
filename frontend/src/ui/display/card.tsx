import type { ComponentProps } from 'react';
import { cn } from '../../lib/class-names.js';

/** A sheet lying on the paper. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('rounded-xl border base:border-line base:bg-sheet', className)} {...props} />;
}
