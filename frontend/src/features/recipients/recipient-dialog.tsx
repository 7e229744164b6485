import type { Recipient } from '@presently/contracts/gifting/recipients';
import { Suspense, useState, type KeyboardEvent } from 'react';
import { RecipientFields } from '../../domain/recipient/recipient-fields.js';
import { aboutAgeNow, recipientOf, recipientSchema, typedRecipient } from '../../domain/recipient/recipient-schema.js';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { settle } from '../../forms/settle.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { hasContacts, type Contact } from './contacts/contacts.js';
import { PictureChoice, usePictureChoice } from './portrait/picture-choice.js';
import { useAddRecipient, useChangeRecipient } from './queries.js';
import { RecipientDetails } from './recipient-details.js';
import { recipientsWords as say } from '../../languages/recipients/en.js';

const FromContacts = lazyPart(() => import('./contacts/from-contacts.js'));

interface RecipientDialogProps {
  /** The recipient to edit; `undefined` adds one. */
  recipient: Recipient | undefined;
  onClose: () => void;
  /** Called after a person was added, to go on with their days. */
  onMoreDays?: (recipient: Recipient) => void;
}

export function RecipientDialog({ recipient, onClose, onMoreDays }: RecipientDialogProps) {
  const add = useAddRecipient();
  const change = useChangeRecipient();
  const isBusy = add.isPending || change.isPending;
  const form = useSchemaForm(recipientSchema, {
    defaultValues: typedRecipient(recipient),
    mode: 'onTouched',
    serverError: add.error ?? change.error,
  });
  const picture = usePictureChoice();
  const saving = (goOn?: (added: Recipient) => void) =>
    form.onSubmit(
      async (typed) => {
        const { aboutAge, ...fields } = recipientOf(typed);
        return recipient
          ? settle(
              change,
              // An age that has only grown since it was said is not said anew.
              { recipientId: recipient.id, ...fields, ...(aboutAge !== aboutAgeNow(recipient) && { aboutAge }) },
              onClose,
            )
          : settle(add, { recipient: { ...fields, aboutAge }, picture: await picture.square() }, (added) => {
              onClose();
              goOn?.(added);
            });
      },
      () => toast({ title: say('validationError'), description: say('fillIn'), variant: 'destructive' }),
    );
  const save = saving();
  const [isFilled, setIsFilled] = useState(false);

  function fill({ name, email, phone, picture: portrait }: Contact) {
    for (const [field, value] of Object.entries({ name, email, phone }) as ['name' | 'email' | 'phone', string][])
      if (value) form.setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    if (portrait) void picture.choose(portrait);
    setIsFilled(true);
  }

  /** Browsers ignore Enter while the submit button is disabled; the form says what is missing. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) save(event);
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={recipient ? say('editRecipient') : say('addRecipient')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in one of its fields */}
      <form noValidate onSubmit={save} onKeyDown={onKeyDown}>
        <div className="grid gap-5">
          {!recipient && hasContacts() && (
            <Suspense>
              <FromContacts onChosen={fill} />
            </Suspense>
          )}
          <RecipientFields form={form} />
          {/* Unfolds once a contact has filled it in. */}
          <RecipientDetails key={String(isFilled)} form={form} isOpen={recipient !== undefined || isFilled}>
            {!recipient && <PictureChoice choice={picture} />}
          </RecipientDetails>
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          {!recipient && onMoreDays && (
            <Button variant="quiet" disabled={!form.formState.isValid || isBusy} onClick={saving(onMoreDays)}>
              {say('saveAndAddDates')}
            </Button>
          )}
          <Button type="submit" disabled={!form.formState.isValid} isBusy={isBusy}>
            {recipient ? say('saveChanges') : say('addRecipient')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
