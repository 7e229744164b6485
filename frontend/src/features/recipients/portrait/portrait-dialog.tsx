import type { Recipient } from '@presently/contracts/gifting/recipients';
import { isPortrait } from '@presently/rules/portraits';
import { useRef, useState } from 'react';
import { initialsOfName } from '../../../domain/user/initials.js';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/controls/button.js';
import { Avatar } from '../../../ui/display/avatar.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { useRemovePortrait, useSetPortrait } from '../queries.js';
import { encoded, wholePicture } from './crop.js';
import { Cropper } from './cropper.js';

const unreadable = 'This picture cannot be read. Please choose a JPEG, PNG or WebP file.';

interface PortraitDialogProps {
  recipient: Recipient;
  onClose: () => void;
}

/** Chooses, crops and removes the picture of a person. Only the square leaves the browser. */
export function PortraitDialog({ recipient: { id, name, avatar }, onClose }: PortraitDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [crop, setCrop] = useState(wholePicture);
  const [problem, setProblem] = useState<string>();
  const save = useSetPortrait(id);
  const remove = useRemovePortrait(id);
  const error = save.error ?? remove.error;
  const told = problem ?? (error && messageOf(error, 'The picture could not be saved. Please try again.'));

  async function choose(file: File | undefined) {
    if (!file) return;
    save.reset();
    const read = await createImageBitmap(file).catch(() => undefined);
    setProblem(read ? undefined : unreadable);
    if (!read) return;
    setPicture(read);
    setCrop(wholePicture);
  }

  async function saveSquare() {
    if (!canvas.current) return;
    save.mutate(await encoded(canvas.current), { onSuccess: onClose });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Picture of ${name}`}
      description="Only you see it. We keep the square that you choose."
    >
      <div className="grid justify-items-center gap-5">
        {picture ? (
          <Cropper picture={picture} crop={crop} onCrop={setCrop} canvas={canvas} />
        ) : (
          <Avatar imageUrl={avatar} initials={initialsOfName(name)} className="size-40 text-5xl" />
        )}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          tabIndex={-1}
          aria-label="Picture"
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
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
      <DialogActions>
        {isPortrait(avatar) && !picture && (
          <Button
            variant="bare"
            className="sm:mr-auto"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
          >
            Remove picture
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!picture} isBusy={save.isPending} onClick={() => void saveSquare()}>
          Save picture
        </Button>
      </DialogActions>
    </Dialog>
  );
}
