import type { ReactNode } from 'react';
import { ParcelDrawing } from './parcel-drawing.js';

const ribbon = (lines: string) => <path d={lines} className="stroke-ribbon" />;

/** Kinds of things with a drawing of their own, and words of their names. */
const kinds: readonly { words: RegExp; drawing: ReactNode }[] = [
  {
    words: /\b(book|novel|guide|journal|notebook|atlas|diary|magazine|comic|cookbook|poem|library)s?\b/i,
    drawing: (
      <>
        <path d="M24 12c-5-4-11-5-18-4v28c7-1 13 0 18 4 5-4 11-5 18-4V8c-7-1-13 0-18 4ZM24 12v28" />
        {ribbon('M33 8v13l3-3 3 3V8')}
      </>
    ),
  },
  {
    words: /\b(tea|teapot|mug|cup|coffee|kettle|pot|grinder|cafetiere|espresso)s?\b/i,
    drawing: (
      <>
        <path d="M9 19h26v12c0 6-4 9-9 9h-8c-5 0-9-3-9-9ZM35 22h3c6 0 6 11 0 11h-3" />
        {ribbon('M17 13c-3-3 3-5 0-9M26 13c-3-3 3-5 0-9')}
      </>
    ),
  },
  {
    words: /\b(plant|garden|gardening|seed|flower|herb|tree|bulb|bonsai|secateur|watering|trowel)s?\b/i,
    drawing: (
      <>
        <path d="M14 30h20l-3 13H17ZM24 30V14M24 22c-7 0-10-4-10-10 7 0 10 4 10 10ZM24 18c0-7 3-11 10-11 0 7-3 11-10 11Z" />
        {ribbon('M13 34h22')}
      </>
    ),
  },
  {
    words: /\b(record|vinyl|album|headphone|speaker|guitar|music|concert|turntable|ukulele|piano)s?\b/i,
    drawing: (
      <>
        <circle cx="24" cy="24" r="18" />
        <circle cx="24" cy="24" r="11" />
        <circle cx="24" cy="24" r="1.500" />
        <circle cx="24" cy="24" r="5" className="stroke-ribbon" />
      </>
    ),
  },
  {
    words: /\b(game|puzzle|jigsaw|dice|lego|toy|card|chess|crossword)s?\b/i,
    drawing: (
      <>
        <path d="M8 16 24 8l16 8v17l-16 8-16-8ZM8 16l16 8 16-8M24 24v17" />
        {ribbon('M15 29v.100M32 27v.100M32 34v.100M24 16v.100')}
      </>
    ),
  },
  {
    words: /\b(scarf|jumper|sock|glove|hat|shirt|slipper|blanket|robe|jacket|apron|wool|yarn|knit\w*)s?\b/i,
    drawing: (
      <>
        <path d="M16 8 5 15l4 9 5-2v19h20V22l5 2 4-9-11-7c-2 5-14 5-16 0Z" />
        {ribbon('M14 33h20M14 37h20')}
      </>
    ),
  },
  {
    words:
      /\b(chocolate|biscuit|cake|sweet|honey|jam|cheese|spice|olive|hamper|truffle|praline|pan|oven|knife|kitchen)s?\b/i,
    drawing: (
      <>
        <path d="M8 22h32l-3 19H11ZM12 22c0-14 24-14 24 0" />
        {ribbon('M24 22v19M8 29h31')}
      </>
    ),
  },
];

/** Stands in for the picture of a product: the kind of thing, or else a parcel. Always decorative. */
export function KindDrawing({ of, className }: { of: string; className?: string }) {
  const kind = kinds.find(({ words }) => words.test(of));
  if (!kind) return <ParcelDrawing {...(className && { className })} />;
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {kind.drawing}
    </svg>
  );
}
