import { maxLength, occasionTypes, type OccasionType } from '@presently/rules/vocabulary';
import { useState, type SyntheticEvent } from 'react';
import { useSignedInUser } from '../../lib/current-user.js';
import { Button } from '../../ui/button.js';
import { Field, Input } from '../../ui/field.js';
import { Select } from '../../ui/select.js';
import { useAddOccasion } from './queries.js';

const types = occasionTypes.map((type) => ({ value: type, label: type }));

export function OccasionForm({ recipientId }: { recipientId: string }) {
  const [type, setType] = useState<OccasionType>('Birthday');
  const [date, setDate] = useState('');
  const [notes, setNotes] = useState('');
  const [hasLeftDate, setHasLeftDate] = useState(false);
  const add = useAddOccasion();
  const { email, emailRemindersEnabled } = useSignedInUser();

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (add.isPending || date === '') return;
    const given = notes.trim();
    add.mutate(
      { recipientId, type, date, ...(given && { notes: given }) },
      {
        onSuccess: () => {
          setDate('');
          setNotes('');
          setHasLeftDate(false);
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              value={type}
              onValueChange={(value) => setType(value as OccasionType)}
              options={types}
            />
          )}
        </Field>
        <Field label="Date" error={hasLeftDate && date === '' ? 'Date is required' : undefined}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="date"
              required
              value={date}
              onChange={(event) => setDate(event.target.value)}
              onBlur={() => setHasLeftDate(true)}
            />
          )}
        </Field>
      </div>
      <Field label="Notes" note="optional">
        {(control) => (
          <Input
            {...control}
            name="notes"
            maxLength={maxLength.notes}
            autoComplete="off"
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={date === ''} isBusy={add.isPending} className="justify-self-start">
        Add Occasion
      </Button>
      {(!email || !emailRemindersEnabled) && (
        <p className="text-xs text-ink-soft">
          {emailRemindersEnabled
            ? 'Reminders need an email address, and your account has none yet.'
            : 'Email reminders are switched off. You can switch them on from the dashboard.'}
        </p>
      )}
    </form>
  );
}
