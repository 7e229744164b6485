import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useId, useState } from 'react';
import { momentAt, morningOf } from '../../../lib/time/chosen-moments.js';
import type { SendForm } from '../draft/use-send-form.js';
import { MomentFields } from '../../../forms/fields/moment-fields.js';
import { useBoundField } from '../../../forms/use-bound-field.js';
import { ownTimeZone } from '../../../lib/time/time-zones.js';
import { dayToSendOn, morningOfDay } from './day-to-send-on.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

interface SendTimeProps {
  form: SendForm;
  recipient: Recipient | undefined;
  occasion: Occasion | undefined;
}

/** Now, on the day of the occasion at nine in the morning, or at a time of one's own. */
export function SendTime({ form, recipient, occasion }: SendTimeProps) {
  const { ref, field, error } = useBoundField(form, 'sendAt');
  const { value: sendAt, onChange } = field;
  const name = useId();
  const [openedAt] = useState(() => new Date().toISOString());
  const [isOwn, setIsOwn] = useState(false);
  const morning = morningOf(occasion?.nextOn ?? undefined, recipient?.timeZone ?? ownTimeZone());
  const day = morningOfDay(occasion, recipient);
  const isDay = !isOwn && sendAt !== null && JSON.stringify(sendAt) === JSON.stringify(day) && !error;
  const choose = (moment: typeof sendAt, isOwnTime = false) => {
    setIsOwn(isOwnTime);
    onChange(moment);
  };
  const choices = [
    { label: say('sendNow'), isChosen: sendAt === null, choose: () => choose(null) },
    ...(day
      ? [
          {
            label: say('sendOn', { day: dayToSendOn(occasion!, recipient!.name, openedAt) }),
            isChosen: isDay,
            choose: () => choose(day),
          },
        ]
      : []),
    { label: say('sendOnOther'), isChosen: sendAt !== null && !isDay, choose: () => choose(sendAt ?? morning, true) },
  ];
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1.5 text-sm font-semibold">{say('when')}</legend>
      <div className="flex flex-wrap gap-x-7 gap-y-1">
        {choices.map(({ label, isChosen, choose: onChoose }) => (
          <label key={label} className="flex min-h-11 items-center gap-2.5">
            <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-4.5 accent-ribbon" />
            {label}
          </label>
        ))}
      </div>
      {isDay && (
        <p className="-mt-3 text-sm text-ink-soft">
          {recipient?.timeZone ? say('atNineThere', { name: recipient.name }) : say('atNine')}
        </p>
      )}
      {sendAt && !isDay && (
        <MomentFields
          ref={ref}
          moment={sendAt}
          onChange={onChange}
          firstDay={momentAt(openedAt, sendAt.timeZone).date}
          zoneHint={recipient ? say('zoneHint', { name: recipient.name }) : say('zoneHintUnnamed')}
          error={error}
        />
      )}
    </fieldset>
  );
}
