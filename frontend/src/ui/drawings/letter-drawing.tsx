import { Drawing, Ribbon, type DrawingProps } from './drawing.js';

/** A card being written by hand. */
export function LetterDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g transform="rotate(-5 56 66)">
        <rect x="18" y="28" width="74" height="80" rx="4" className="fill-sheet" />
        <path d="M30 46h20" />
        <path d="M30 60c6-4 7 3 12 0s6-4 10 0 7 2 11 0 6 3 10 0M30 72c5 3 8-4 13 0s6 2 10-1 7 4 11 1" opacity="0.6" />
      </g>
      <path d="m72 88 4-14 30-44 10 7-30 44-14 7Z" className="fill-sheet" />
      <path d="m76 74 10 7M100 39l10 7" />
      <Ribbon>
        <path d="M36 88c6-6 11-5 10 0s-7 6-6 0 12-8 18-3 9 5 14 3" />
      </Ribbon>
    </Drawing>
  );
}
