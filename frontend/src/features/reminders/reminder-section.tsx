import { reminderLeadDays } from '@presently/rules/vocabulary';
import { useState } from 'react';
import { leadLabel } from '../../domain/reminder/lead-label.js';
import { Button } from '../../ui/controls/button.js';
import { Field } from '../../ui/controls/field.js';
import { Select } from '../../ui/controls/select.js';
import { useChangeSettings, type SectionProps } from './use-change-settings.js';
import { remindersWords as say } from '../../languages/reminders/en.js';

const writtenTo = (address: string | null) => (address ? say('remindersOnText', { address }) : say('remindersOnYou'));

export function ReminderSection({ settingsToken, stored, Heading }: SectionProps) {
  const [days, setDays] = useState(stored.reminderDaysBefore);
  const change = useChangeSettings(settingsToken, say('savedText'));
  const isOn = stored.emailRemindersEnabled;
  return (
    <>
      <Heading>{isOn ? say('remindersOn') : say('remindersOff')}</Heading>
      <p className="mt-3 text-ink-soft">{isOn ? writtenTo(stored.maskedEmail) : say('remindersOffText')}</p>
      {isOn ? (
        <form
          className="mt-8 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ reminderDaysBefore: days });
          }}
        >
          <Field label={say('daysBefore')}>
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
            {say('save')}
          </Button>
          <Button
            variant="quiet"
            disabled={change.isPending}
            onClick={() => change.mutate({ emailRemindersEnabled: false })}
          >
            {say('stopReminders')}
          </Button>
        </form>
      ) : (
        <Button
          className="mt-8 w-full"
          variant="quiet"
          isBusy={change.isPending}
          onClick={() => change.mutate({ emailRemindersEnabled: true })}
        >
          {say('startReminders')}
        </Button>
      )}
    </>
  );
}
