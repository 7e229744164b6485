import { portraitLimits } from '@presently/rules/portraits';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { draggedBy, draw, mostZoom, type Crop } from './crop.js';
import { personWords as say } from '../../../languages/person/en.js';

interface CropperProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** Shows the square, which pointers drag. Three sliders do the same for the keyboard. */
export function Cropper({ picture, crop, onCrop, canvas }: CropperProps) {
  const from = useRef<{ x: number; y: number; crop: Crop }>(undefined);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [canvas, picture, crop]);

  function follow({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    const began = from.current;
    if (!began) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    onCrop(draggedBy(picture, began.crop, [(clientX - began.x) / width, (clientY - began.y) / height]));
  }

  return (
    <>
      <canvas
        ref={canvas}
        width={portraitLimits.side}
        height={portraitLimits.side}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image element cannot be drawn on
        role="img"
        aria-label={say('squareKept')}
        className="size-48 max-w-full sm:size-60 cursor-grab touch-none rounded-full border border-line active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY, crop };
        }}
        onPointerMove={follow}
        onPointerUp={() => (from.current = undefined)}
        onPointerCancel={() => (from.current = undefined)}
      />
      <div className="grid w-full max-w-80">
        <Slider
          label={say('zoom')}
          value={crop.zoom}
          min={1}
          max={mostZoom}
          onValue={(zoom) => onCrop({ ...crop, zoom })}
        />
        <Slider
          label={say('leftOrRight')}
          dir="ltr"
          value={crop.across}
          onValue={(across) => onCrop({ ...crop, across })}
        />
        <Slider label={say('upOrDown')} value={crop.down} onValue={(down) => onCrop({ ...crop, down })} />
      </div>
    </>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  /** `ltr` where the left end means the left of the picture, in every language. */
  dir?: 'ltr';
  onValue: (value: number) => void;
}

function Slider({ label, value, min = 0, max = 1, dir, onValue }: SliderProps) {
  return (
    <label className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-3 text-sm font-semibold">
      {label}
      <input
        type="range"
        dir={dir}
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        className="h-11 w-full accent-ribbon"
        onChange={({ currentTarget }) => onValue(Number(currentTarget.value))}
      />
    </label>
  );
}
