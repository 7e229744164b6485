import { settle } from '../../../forms/settle.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { useSignedInUser } from '../../../domain/user/current-user.js';
import { Button } from '../../../ui/controls/button.js';
import { OccasionFields } from './occasion-fields.js';
import { blankDay, occasionOf, occasionSchema, repeatsByType, type TypedOccasion } from './occasion-schema.js';
import { useAddOccasion } from '../queries.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';

/** Adds occasions, one after the other. */
export function OccasionForm({ recipientId }: { recipientId: string }) {
  const add = useAddOccasion();
  const form = useSchemaForm<TypedOccasion>(occasionSchema, {
    defaultValues: { type: 'Birthday', repeats: repeatsByType('Birthday'), ...blankDay },
    mode: 'onTouched',
    serverError: add.error,
  });
  const submit = form.onSubmit((occasion) =>
    settle(add, { recipientId, ...occasionOf(occasion) }, () => {
      const { type } = occasion;
      form.reset({ type, repeats: repeatsByType(type), ...blankDay });
    }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OccasionFields form={form} />
      <Button type="submit" disabled={!form.formState.isValid} isBusy={add.isPending} className="justify-self-start">
        {say('addOccasion')}
      </Button>
      <ReminderNote />
    </form>
  );
}

/** Says why no reminder will come. */
function ReminderNote() {
  const { email, emailRemindersEnabled } = useSignedInUser();
  if (email && emailRemindersEnabled) return null;
  return <p className="text-xs text-ink-soft">{emailRemindersEnabled ? say('needEmail') : say('remindersOff')}</p>;
}
