import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** User agents of what looks at links without a person: scanners, previews, crawlers, programs. */
export const robots = read('robots');
/** User agents of browsers that people look with. */
export const people = read('people');

/** Headers of prefetch and preview requests. */
export const fetchedAhead: Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { 'sec-purpose': 'prefetch;prerender;preview' },
  { purpose: 'prefetch' },
  { purpose: 'preview' },
  { 'x-purpose': 'preview' },
  { 'x-purpose': 'instant' },
  { 'x-moz': 'prefetch' },
];
