import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../ui/controls/button.js';
import { encoded, wholePicture, type Crop } from './crop.js';
import { Cropper } from './cropper.js';

const unreadable = 'This picture cannot be read. Please choose a JPEG, PNG or WebP file.';

/** A picture that a user chooses and crops. */
interface Choice {
  picture: ImageBitmap | undefined;
  crop: Crop;
  setCrop: (crop: Crop) => void;
  canvas: RefObject<HTMLCanvasElement | null>;
  problem: string | undefined;
  choose: (file: File) => Promise<void>;
  /** The chosen square, encoded; `undefined` without a picture. */
  square: () => Promise<string | undefined>;
}

export function usePictureChoice(): Choice {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState(wholePicture);
  const [problem, setProblem] = useState<string>();
  async function choose(file: File) {
    const read = await createImageBitmap(file).catch(() => undefined);
    setProblem(read ? undefined : unreadable);
    if (!read) return;
    setPicture(read);
    setCrop(wholePicture);
  }
  const square = async () => (canvas.current ? encoded(canvas.current) : undefined);
  return { picture, crop, setCrop, canvas, problem, choose, square };
}

interface PictureChoiceProps {
  choice: Choice;
  /** Stands in the place of the picture until one is chosen. */
  empty?: ReactNode;
  /** Why the picture could not be saved. */
  problem?: string | null | undefined;
}

/** The chosen picture with its square, and the button that chooses one. Only the square leaves the browser. */
export function PictureChoice({ choice, empty, problem }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const { picture, crop, setCrop, canvas } = choice;
  const told = choice.problem ?? problem;
  return (
    <div className="grid justify-items-center gap-5">
      {picture ? <Cropper picture={picture} crop={crop} onCrop={setCrop} canvas={canvas} /> : empty}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-label="Picture"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void choice.choose(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant={picture ? 'bare' : 'quiet'} onClick={() => input.current?.click()}>
        {picture ? 'Choose another' : 'Choose a picture'}
      </Button>
      {told && (
        <p role="alert" className="text-center text-sm font-medium text-ember">
          {told}
        </p>
      )}
    </div>
  );
}
