import { Bow, Drawing, Ribbon, type DrawingProps } from './drawing.js';

/** A parcel whose ribbon is tied at this moment: it runs around, and then the bow is there. */
export function TiedParcelDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M18 52 60 38l42 14v36l-42 16-42-16V52Z" className="fill-sheet" />
      <path d="m18 52 42 15 42-15M60 67v37" />
      <Ribbon>
        <path pathLength={1} d="M39 96V60l42-15" className="animate-tie" strokeDasharray="1" />
        <path pathLength={1} d="M81 96V60L39 45" className="animate-tie" strokeDasharray="1" />
      </Ribbon>
      <g className="origin-[60px_51px] animate-bow">
        <Bow x={60} y={51} />
      </g>
    </Drawing>
  );
}
