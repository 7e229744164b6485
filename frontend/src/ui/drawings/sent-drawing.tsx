import { Bow, Drawing, Ribbon, type DrawingProps } from './drawing.js';

/** A parcel that has been opened: its lid aside, its ribbon undone. */
export function SentDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M26 62h62v44H26z" className="fill-sheet" />
      <path d="M26 62 38 50h62L88 62M100 50v42l-12 14M88 62v44" className="fill-sheet" />
      <path d="M38 50v12M26 62h62" opacity="0.6" />
      <path d="m20 36 54-24 7 14-54 24-7-14Z" className="fill-sheet" />
      <Ribbon>
        <path d="m47 24 7 14M57 62v44" />
        <path d="M57 62c-3-12 8-18 16-14s2 13-4 10 2-16 14-18 16-8 20-16" />
      </Ribbon>
      <Bow x={49} y={22} scale={0.55} />
    </Drawing>
  );
}
