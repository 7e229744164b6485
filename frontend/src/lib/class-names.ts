import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { theme: { shadow: ['lift'], text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'] } },
});

/** Joins class names. Of two that conflict, the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
