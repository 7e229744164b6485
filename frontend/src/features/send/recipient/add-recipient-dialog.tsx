import type { Recipient } from '@presently/contracts/gifting/recipients';
import { RecipientFields } from '../../../domain/recipient/recipient-fields.js';
import { recipientOf, recipientSchema, typedRecipient } from '../../../domain/recipient/recipient-schema.js';
import { settle } from '../../../forms/settle.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { useAddRecipient } from '../queries.js';
import { sendWords as say } from '../../../languages/send/en.js';

interface AddRecipientDialogProps {
  onClose: () => void;
  onAdded: (recipient: Recipient) => void;
}

/** Adds a recipient without leaving the send screen. */
export function AddRecipientDialog({ onClose, onAdded }: AddRecipientDialogProps) {
  const add = useAddRecipient();
  const form = useSchemaForm(recipientSchema, {
    defaultValues: typedRecipient(),
    ownErrors: 'mark',
    serverError: add.error,
  });
  const { errors } = form.formState;
  const isIncomplete = [errors.name, errors.relationship].some((error) => error && error.type !== 'server');
  // This dialog has no field for the picture.
  const submit = form.onSubmit((typed) => {
    const { avatar: _avatar, ...fields } = recipientOf(typed);
    return settle(add, fields, onAdded);
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={say('addRecipient')}>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-5">
          <RecipientFields form={form} note={say('required')} />
          {isIncomplete && (
            <p role="alert" className="text-sm font-medium text-ember">
              {say('incomplete')}
            </p>
          )}
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={add.isPending}>
            {say('addRecipient')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
