import type { Recipient } from '@presently/contracts/gifting/recipients';
import { maxLength } from '@presently/rules/vocabulary';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog, DialogActions } from '../../ui/dialog.js';
import { Field, Input } from '../../ui/field.js';
import { toast } from '../../ui/toast-store.js';
import { useAddRecipient, useChangeRecipient } from './queries.js';
import { draftOf, errorsOf, isComplete, recipientFrom, type RecipientDraft } from './recipient-form.js';

interface RecipientDialogProps {
  /** Whom to edit; nobody means adding. */
  recipient: Recipient | undefined;
  onClose: () => void;
}

export function RecipientDialog({ recipient, onClose }: RecipientDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(recipient));
  const [left, setLeft] = useState<ReadonlySet<keyof RecipientDraft>>(new Set());
  const add = useAddRecipient();
  const change = useChangeRecipient();
  const isBusy = add.isPending || change.isPending;
  const errors = errorsOf(draft);
  const shownError = (field: 'name' | 'relationship') => (left.has(field) ? errors[field] : undefined);

  function save() {
    if (isBusy) return;
    if (!isComplete(draft)) {
      setLeft(new Set(['name', 'relationship']));
      toast({ title: 'Validation Error', description: 'Please fill in all required fields', variant: 'destructive' });
      return;
    }
    const fields = recipientFrom(draft);
    if (recipient) change.mutate({ recipientId: recipient.id, ...fields }, { onSuccess: onClose });
    else add.mutate(fields, { onSuccess: onClose });
  }

  // Browsers do not submit by Enter while the submit button is disabled, but Enter deserves an answer.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  }

  const bind = (field: keyof RecipientDraft) => ({
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
    onBlur: () => setLeft(new Set([...left, field])),
    onKeyDown,
  });

  return (
    <Dialog isOpen onOpenChange={onClose} title={recipient ? 'Edit Recipient' : 'Add Recipient'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="grid gap-5">
          <Field label="Name" error={shownError('name')}>
            {(control) => (
              <Input {...control} {...bind('name')} required maxLength={maxLength.personName} autoComplete="off" />
            )}
          </Field>
          <Field label="Relationship" error={shownError('relationship')}>
            {(control) => (
              <Input
                {...control}
                {...bind('relationship')}
                required
                maxLength={maxLength.relationship}
                autoComplete="off"
                placeholder="Sister, friend, colleague"
              />
            )}
          </Field>
          <Field label="Interests" note="optional" hint="Separate them with commas.">
            {(control) => (
              <Input {...control} {...bind('interests')} autoComplete="off" placeholder="Tea, gardening, jazz" />
            )}
          </Field>
          <Field label="Picture link" note="optional">
            {(control) => (
              <Input
                {...control}
                {...bind('avatar')}
                type="url"
                maxLength={maxLength.url}
                autoComplete="off"
                placeholder="https://"
              />
            )}
          </Field>
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isComplete(draft)} isBusy={isBusy}>
            {recipient ? 'Save Changes' : 'Add Recipient'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
