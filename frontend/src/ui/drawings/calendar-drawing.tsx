import { Bow, Drawing, Ribbon, type DrawingProps } from './drawing.js';

/** A page of the year with one day tied off. */
export function CalendarDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <rect x="18" y="24" width="84" height="82" rx="6" className="fill-sheet" />
      <path d="M18 44h84M38 16v16M82 16v16" />
      <path d="M34 58h8M56 58h8M78 58h8M34 74h8M78 74h8M34 90h8M56 90h8" opacity="0.6" />
      <Ribbon>
        <circle cx="60" cy="74" r="11" />
      </Ribbon>
      <Bow x={60} y={62} scale={0.4} />
    </Drawing>
  );
}
