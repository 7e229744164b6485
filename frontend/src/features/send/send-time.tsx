import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useId, useState } from 'react';
import { momentAt, morningOf } from '../../lib/moments.js';
import { formatCalendarDate } from '../../lib/dates.js';
import { Button } from '../../ui/controls/button.js';
import type { SendForm } from './draft/use-send-form.js';
import { MomentFields } from '../../forms/moment-fields.js';
import { useBoundField } from '../../forms/use-bound-field.js';
import { ownTimeZone } from '../../lib/time-zones.js';

interface SendTimeProps {
  form: SendForm;
  recipient: Recipient | undefined;
  occasion: Occasion | undefined;
}

/** Now, or on a day. The form proposes nine in the morning of the occasion. */
export function SendTime({ form, recipient, occasion }: SendTimeProps) {
  const { ref, field, error } = useBoundField(form, 'sendAt');
  const { value: sendAt, onChange } = field;
  const name = useId();
  const [openedAt] = useState(() => new Date().toISOString());
  const nextDate = occasion?.nextOn ?? undefined;
  const choices = [
    { label: 'Send now', isChosen: sendAt === null, choose: () => onChange(null) },
    {
      label: 'Send on …',
      isChosen: sendAt !== null,
      choose: () => onChange(sendAt ?? morningOf(nextDate, recipient?.timeZone ?? ownTimeZone())),
    },
  ];
  const proposed = sendAt && nextDate ? morningOf(nextDate, sendAt.timeZone) : undefined;
  // `morningOf` moves a morning that is over to tomorrow.
  const another = proposed?.date === nextDate && sendAt?.date !== nextDate ? proposed : undefined;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1.5 text-sm font-semibold">When</legend>
      <div className="flex flex-wrap gap-x-7 gap-y-3">
        {choices.map(({ label, isChosen, choose }) => (
          <label key={label} className="flex min-h-11 items-center gap-2.5">
            <input type="radio" name={name} checked={isChosen} onChange={choose} className="size-4.5 accent-ribbon" />
            {label}
          </label>
        ))}
      </div>
      {sendAt && (
        <>
          <MomentFields
            ref={ref}
            moment={sendAt}
            onChange={onChange}
            firstDay={momentAt(openedAt, sendAt.timeZone).date}
            zoneHint={`Choose where ${recipient?.name ?? 'the recipient'} lives to reach them in their morning.`}
            error={error}
          />
          {another && occasion && (
            <Button variant="quiet" size="small" className="justify-self-start" onClick={() => onChange(another)}>
              On the day itself: {occasion.type}, {formatCalendarDate(another.date)}
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}
