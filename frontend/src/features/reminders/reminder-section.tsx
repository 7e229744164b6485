import { reminderLeadDays } from '@presently/rules/vocabulary';
import { useState } from 'react';
import { leadLabel } from '../../domain/reminder/lead-label.js';
import { Button } from '../../ui/controls/button.js';
import { Field } from '../../ui/controls/field.js';
import { Select } from '../../ui/controls/select.js';
import { useChangeSettings, type SectionProps } from './use-change-settings.js';

export function ReminderSection({ settingsToken, stored, Heading }: SectionProps) {
  const [days, setDays] = useState(stored.reminderDaysBefore);
  const change = useChangeSettings(settingsToken, 'Your reminder settings have been updated.');
  const isOn = stored.emailRemindersEnabled;
  return (
    <>
      <Heading>{isOn ? 'Your reminders' : 'Reminders are off'}</Heading>
      <p className="mt-3 text-ink-soft">
        {isOn
          ? `We write to ${stored.maskedEmail ?? 'you'} before the birthdays and other dates of the people you give to.`
          : 'You no longer get reminders of birthdays and other dates.'}
      </p>
      {isOn ? (
        <form
          className="mt-8 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ reminderDaysBefore: days });
          }}
        >
          <Field label="Days before">
            {(control) => (
              <Select
                {...control}
                value={String(days)}
                onValueChange={(value) => setDays(Number(value))}
                options={reminderLeadDays.map((lead) => ({ value: String(lead), label: leadLabel(lead) }))}
              />
            )}
          </Field>
          <Button type="submit" isBusy={change.isPending}>
            Save
          </Button>
          <Button
            variant="quiet"
            disabled={change.isPending}
            onClick={() => change.mutate({ emailRemindersEnabled: false })}
          >
            Stop reminders
          </Button>
        </form>
      ) : (
        <Button
          className="mt-8 w-full"
          variant="quiet"
          isBusy={change.isPending}
          onClick={() => change.mutate({ emailRemindersEnabled: true })}
        >
          Turn reminders on again
        </Button>
      )}
    </>
  );
}
