import { Bow, Drawing, Ribbon, type DrawingProps } from './drawing.js';

/** A shelf of things, one of which is the right one. */
export function IdeasDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M12 98h96M20 98v10M100 98v10" />
      <rect x="18" y="52" width="10" height="46" rx="1.500" className="fill-sheet" />
      <path d="M28 58h9v40h-9z" className="fill-sheet" />
      <path d="M18 62h10M18 88h10M28 68h9" opacity="0.6" />
      <path d="M86 98c-6 0-9-3-9-8V78h24v12c0 5-3 8-9 8h-6Z" className="fill-sheet" />
      <path d="M89 78c0-16-4-24-12-28 0 14 4 22 12 28Zm0 0c0-12 4-20 12-22-1 10-4 18-12 22Z" />
      <rect x="44" y="68" width="27" height="30" rx="2" className="fill-sheet" />
      <Ribbon>
        <path d="M57.500 68v30M44 82h27" />
        <path d="M26 30c6-8 15-12 26-9s18 14 18 24" opacity="0.45" strokeDasharray="1 6" />
      </Ribbon>
      <Bow x={57.5} y={65} scale={0.6} />
    </Drawing>
  );
}
