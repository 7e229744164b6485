import { Drawing, Ribbon, type DrawingProps } from './drawing.js';

/** A gift tag waiting for a name. */
export function TagDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <g transform="rotate(-12 60 66)">
        <path d="M42 30h36l14 16v58a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4V46l14-16Z" className="fill-sheet" />
        <circle cx="60" cy="44" r="5" />
        <path d="M40 64h12" />
        <path d="M40 78h40M40 92h26" opacity="0.5" strokeDasharray="1 5" />
      </g>
      <Ribbon>
        <path d="M56 44C48 30 34 34 34 22S54 8 60 18s-6 16-4 26c2 8 14 4 18-6s14-16 24-12" />
      </Ribbon>
    </Drawing>
  );
}
