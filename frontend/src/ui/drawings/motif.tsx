import type { GiftMood, OccasionType } from '@presently/rules/vocabulary';
import type { ReactNode } from 'react';

interface MotifProps {
  occasionType: string | null;
  className?: string;
  /** Its position inside another drawing. */
  x?: number;
  y?: number;
  size?: number;
}

/** Whose drawing a gift has: its occasion's, or for a celebration without one the star of the holidays. */
export const motifOf = (gift: { occasionType: string | null; mood?: GiftMood | null }): string | null =>
  gift.occasionType ?? (gift.mood === 'celebration' ? 'Holiday' : null);

/** The small drawing of an occasion, on the paper and above the names. Always decorative. */
export function Motif({ occasionType, size, ...place }: MotifProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...place}
    >
      {drawings.get(occasionType as OccasionType) ?? sprig}
    </svg>
  );
}

const ribbon = (lines: string) => <path d={lines} className="stroke-ribbon" />;

/** For every other occasion: a sprig tied with ribbon. */
const sprig = (
  <>
    <path d="M24 34C24 24 24 16 24 7M24 34c-3-8-7-13-13-17M24 34c3-8 7-13 13-17" />
    <path d="M24 14c-4-2-5-6-3-10 4 1 5 4 3 10ZM24 22c4-2 5-6 3-9-4 1-5 4-3 9ZM15 20c-5 0-7-3-8-7 5-1 7 2 8 7ZM33 20c5 0 7-3 8-7-5-1-7 2-8 7Z" />
    {ribbon('M24 35c-3-5-10-6-10-2.500S21 38 24 35Zm0 0c3-5 10-6 10-2.500S27 38 24 35ZM24 35l-5 9M24 35l5 9')}
  </>
);

const drawings = new Map<OccasionType, ReactNode>([
  [
    'Birthday',
    <>
      <path d="M20 20h8v18h-8zM13 38h22c0 3-2 5-5 5H18c-3 0-5-2-5-5Z" />
      <path d="M24 20v-4" />
      {ribbon('M24 4c-3 4-4 6-4 8a4 4 0 0 0 8 0c0-2-1-4-4-8ZM20 27l8-4M20 33l8-4M22 38l6-3')}
    </>,
  ],
  [
    'Anniversary',
    <>
      <circle cx="16.500" cy="31" r="12" />
      <circle cx="16.500" cy="31" r="9.200" />
      <path d="M26.700 22.500a12 12 0 1 1 0 17M28.400 25a9.200 9.200 0 1 1 .4 11.500" />
      {ribbon('M24 17c-2-6-10-9-10-4.500S21 20 24 17Zm0 0c2-6 10-9 10-4.500S27 20 24 17Z')}
    </>,
  ],
  [
    'Graduation',
    <>
      <path d="M24 11 44 20 24 29 4 20Z" />
      <path d="M12 24v9c3 5 21 5 24 0v-9" />
      {ribbon('M24 20c7 0 14 1 17 4v9M41 33l-3 7h6l-3-7Z')}
    </>,
  ],
  [
    'Wedding',
    <>
      <path d="M24 13c-7 0-9 7-9 13 0 6-2 8-5 10h28c-3-2-5-4-5-10 0-6-2-13-9-13ZM20.500 36a3.500 3.500 0 0 0 7 0" />
      <path d="M15 29c6 2 12 2 18 0" />
      {ribbon('M24 12c-2-6-10-8-10-4s7 6 10 4Zm0 0c2-6 10-8 10-4s-7 6-10 4Z')}
    </>,
  ],
  [
    'Holiday',
    <>
      <path d="M24 5c1.500 12 7 17.500 19 19-12 1.500-17.500 7-19 19-1.500-12-7-17.500-19-19 12-1.500 17.500-7 19-19Z" />
      {ribbon('M24 17v14M17 24h14M11 11l4 4M37 11l-4 4M11 37l4-4M37 37l-4-4')}
    </>,
  ],
]);
