import type { Recipient } from '@presently/contracts/gifting/recipients';
import { maxLength } from '@presently/rules/vocabulary';
import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog, DialogActions } from '../../ui/dialog.js';
import { Field, Input } from '../../ui/field.js';
import { useAddRecipient } from './queries.js';

interface AddRecipientDialogProps {
  onClose: () => void;
  onAdded: (recipient: Recipient) => void;
}

/** Adds a person without leaving the gift; they can be chosen at once. */
export function AddRecipientDialog({ onClose, onAdded }: AddRecipientDialogProps) {
  const [name, setName] = useState('');
  const [relationship, setRelationship] = useState('');
  const [interests, setInterests] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const add = useAddRecipient();
  const isNameBlank = name.trim() === '';
  const isRelationshipBlank = relationship.trim() === '';
  const isIncomplete = isNameBlank || isRelationshipBlank;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (add.isPending) return;
    setHasTried(true);
    if (isIncomplete) return;
    const recipient = { name: name.trim(), relationship: relationship.trim(), interests: wordsOf(interests) };
    add.mutate(recipient, { onSuccess: onAdded });
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title="Add Recipient">
      <form noValidate onSubmit={submit}>
        <div className="grid gap-5">
          <Field label="Name" note="required">
            {(control) => (
              <Input
                {...control}
                aria-invalid={(hasTried && isNameBlank) || undefined}
                name="name"
                required
                autoComplete="off"
                maxLength={maxLength.personName}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Field label="Relationship" note="required">
            {(control) => (
              <Input
                {...control}
                aria-invalid={(hasTried && isRelationshipBlank) || undefined}
                name="relationship"
                required
                autoComplete="off"
                maxLength={maxLength.relationship}
                placeholder="Sister, friend, colleague"
                value={relationship}
                onChange={(event) => setRelationship(event.target.value)}
              />
            )}
          </Field>
          <Field label="Interests" note="optional" hint="Separate them with commas.">
            {(control) => (
              <Input
                {...control}
                name="interests"
                autoComplete="off"
                placeholder="Tea, gardening, jazz"
                value={interests}
                onChange={(event) => setInterests(event.target.value)}
              />
            )}
          </Field>
          {hasTried && isIncomplete && (
            <p role="alert" className="text-sm font-medium text-ember">
              Name and relationship are required
            </p>
          )}
        </div>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={add.isPending}>
            Add Recipient
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
