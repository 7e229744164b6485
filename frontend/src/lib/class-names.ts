import { clsx, type ClassValue } from 'clsx';

/** Joins class names. A component marks what its users may replace with `base:`, which every other class beats. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
