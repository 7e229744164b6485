import type { Recipient } from '@presently/contracts/gifting/recipients';
import { isPortrait } from '@presently/rules/portraits';
import { initialsOfName } from '../../../domain/user/initials.js';
import { messageOf } from '../../../lib/api-error.js';
import { Button } from '../../../ui/controls/button.js';
import { Avatar } from '../../../ui/display/avatar.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { useRemovePortrait, useSetPortrait } from '../queries.js';
import { PictureChoice, usePictureChoice } from './picture-choice.js';
import { personWords as say } from '../../../languages/person/en.js';

interface PortraitDialogProps {
  recipient: Recipient;
  onClose: () => void;
}

/** Chooses, crops and removes the picture of a person. Only the square leaves the browser. */
export function PortraitDialog({ recipient: { id, name, avatar }, onClose }: PortraitDialogProps) {
  const choice = usePictureChoice();
  const save = useSetPortrait();
  const remove = useRemovePortrait(id);
  const error = save.error ?? remove.error;
  const { picture } = choice;

  async function saveSquare() {
    const square = await choice.square();
    if (square) save.mutate({ recipientId: id, picture: square }, { onSuccess: onClose });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={say('pictureOf', { recipient: name })}
      description={say('pictureText')}
    >
      <PictureChoice
        choice={choice}
        empty={<Avatar imageUrl={avatar} initials={initialsOfName(name)} className="size-40 text-5xl" />}
        problem={error && messageOf(error, say('pictureFailed'))}
      />
      <DialogActions>
        {isPortrait(avatar) && !picture && (
          <Button
            variant="bare"
            className="sm:me-auto"
            isBusy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
          >
            {say('removePicture')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button disabled={!picture} isBusy={save.isPending} onClick={() => void saveSquare()}>
          {say('savePicture')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
