import { useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import { useMedia } from '../../../lib/use-media.js';
import { Button } from '../../../ui/controls/button.js';
import { encoded, wholePicture, type Crop } from './crop.js';
import { Cropper } from './cropper.js';
import { personWords as say } from '../../../languages/person/en.js';

/** A picture that a user chooses and crops. */
interface Choice {
  picture: ImageBitmap | undefined;
  crop: Crop;
  setCrop: (crop: Crop) => void;
  canvas: RefObject<HTMLCanvasElement | null>;
  problem: string | undefined;
  choose: (file: Blob) => Promise<void>;
  /** The chosen square, encoded; `undefined` without a picture. */
  square: () => Promise<string | undefined>;
}

export function usePictureChoice(): Choice {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState(wholePicture);
  const [problem, setProblem] = useState<string>();
  async function choose(file: Blob) {
    const read = await createImageBitmap(file).catch(() => undefined);
    setProblem(read ? undefined : say('unreadable'));
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
  const camera = useRef<HTMLInputElement>(null);
  // Elsewhere the browser would open the same list of files again.
  const hasCamera = useMedia('(pointer: coarse)');
  const { picture, crop, setCrop, canvas } = choice;
  const told = choice.problem ?? problem;
  return (
    <div className="grid justify-items-center gap-5">
      {picture ? <Cropper picture={picture} crop={crop} onCrop={setCrop} canvas={canvas} /> : empty}
      <PictureInput ref={input} label={say('picture')} onChosen={choice.choose} />
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button variant={picture ? 'bare' : 'quiet'} onClick={() => input.current?.click()}>
          {picture ? say('chooseAnother') : say('choosePicture')}
        </Button>
        {hasCamera && (
          <>
            <PictureInput ref={camera} label={say('photo')} capture="environment" onChosen={choice.choose} />
            <Button variant={picture ? 'bare' : 'quiet'} onClick={() => camera.current?.click()}>
              {say('takePhoto')}
            </Button>
          </>
        )}
      </div>
      {told && (
        <p role="alert" className="text-center text-sm font-medium text-ember">
          {told}
        </p>
      )}
    </div>
  );
}

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Opens the camera that looks away from the person who holds the phone. */
  capture?: 'environment';
  onChosen: (file: File) => Promise<void>;
}

const PictureInput = ({ ref, label, capture, onChosen }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={capture ? 'image/*' : 'image/jpeg,image/png,image/webp'}
    capture={capture}
    className="sr-only"
    tabIndex={-1}
    aria-label={label}
    onChange={({ currentTarget }) => {
      const file = currentTarget.files?.[0];
      if (file) void onChosen(file);
      // The same file may be chosen again.
      currentTarget.value = '';
    }}
  />
);
