import { Bow, Drawing, Ribbon, type DrawingProps } from './drawing.js';

/** A parcel ready to go. */
export function ParcelDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M18 52 60 38l42 14v36l-42 16-42-16V52Z" className="fill-sheet" />
      <path d="m18 52 42 15 42-15M60 67v37" />
      <Ribbon>
        <path d="m39 45 42 15v36M81 45 39 60v36" />
      </Ribbon>
      <Bow x={60} y={51} scale={1} />
    </Drawing>
  );
}
