import { Drawing, Ribbon, type DrawingProps } from './drawing.js';

/** An open box with nothing in it. */
export function EmptyBoxDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M24 58 60 70l36-12v36L60 108 24 94V58Z" className="fill-sheet" />
      <path d="M60 70v38M24 58l36-12 36 12" />
      <path d="M24 58 12 46l36-12 12 12M96 58l12-12-36-12-12 12" className="fill-sheet" />
      <path d="m24 58-8 13 36 13 8-14M96 58l8 13-36 13-8-14" className="fill-sheet" />
      <Ribbon>
        <path d="M30 28c6-10 18-12 24-5s-2 13-6 9 4-16 16-16 14 10 22 10 10-6 16-12" />
      </Ribbon>
    </Drawing>
  );
}
