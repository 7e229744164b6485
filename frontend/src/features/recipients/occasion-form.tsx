import { maxLength, occasionTypes } from '@presently/rules/vocabulary';
import * as v from 'valibot';
import { optionalText } from '../../forms/rules.js';
import { SelectField } from '../../forms/select-field.js';
import { TextField } from '../../forms/text-field.js';
import { settle } from '../../forms/settle.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { Button } from '../../ui/controls/button.js';
import { useAddOccasion } from './queries.js';

const occasionSchema = v.object({
  type: v.picklist(occasionTypes),
  date: v.pipe(v.string(), v.nonEmpty('Date is required')),
  notes: optionalText(maxLength.notes),
});
const types = occasionTypes.map((type) => ({ value: type, label: type }));
const blank = { date: '', notes: '' };

export function OccasionForm({ recipientId }: { recipientId: string }) {
  const add = useAddOccasion();
  const form = useSchemaForm(occasionSchema, {
    defaultValues: { type: 'Birthday', ...blank },
    mode: 'onTouched',
    serverError: add.error,
  });
  const submit = form.onSubmit(({ type, date, notes }) => {
    const occasion = { recipientId, type, date, ...(notes && { notes }) };
    return settle(add, occasion, () => form.reset({ type, ...blank }));
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField form={form} name="type" label="Type" options={types} />
        <TextField form={form} name="date" label="Date" type="date" required />
      </div>
      <TextField form={form} name="notes" label="Notes" note="optional" autoComplete="off" />
      <Button type="submit" disabled={!form.formState.isValid} isBusy={add.isPending} className="justify-self-start">
        Add Occasion
      </Button>
      <ReminderNote />
    </form>
  );
}

/** Says why no reminder will come. */
function ReminderNote() {
  const { email, emailRemindersEnabled } = useSignedInUser();
  if (email && emailRemindersEnabled) return null;
  return (
    <p className="text-xs text-ink-soft">
      {emailRemindersEnabled
        ? 'Reminders need an email address, and your account has none yet.'
        : 'Email reminders are switched off. You can switch them on from the dashboard.'}
    </p>
  );
}
