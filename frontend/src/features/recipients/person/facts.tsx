import type { ReactNode } from 'react';
import { Badge } from '../../../ui/display/badge.js';

/** Facts about a person, each with its name. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">{children}</dl>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="-mt-3 min-w-0 break-words sm:mt-0">{children}</dd>
  </div>
);

export function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word, index) => (
        <Badge key={index} asListItem className="max-w-full">
          <span className="truncate">{word}</span>
        </Badge>
      ))}
    </ul>
  );
}
