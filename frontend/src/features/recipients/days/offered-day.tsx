import type { Occasion, NewOccasion } from '@presently/contracts/gifting/occasions';
import type { Recipient } from '@presently/contracts/gifting/recipients';
import { countryOfZone } from '@presently/rules/country-of-zone';
import { givingDayFor, givingDaysOf } from '@presently/rules/giving-day';
import type { GivingDayRule } from '@presently/rules/giving-day-rule';
import { nextOccurrence } from '@presently/rules/occurrences';
import { localTimeAt } from '@presently/rules/zoned-time';
import { useMutation } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { movingDaysWords as sayDay } from '../../../languages/moving-days/en.js';
import { personWords as say } from '../../../languages/person/en.js';
import { api } from '../../../lib/api.js';
import { messageOf } from '../../../lib/api-error.js';
import { formatCalendarDate } from '../../../lib/time/dates.js';
import { ownTimeZone } from '../../../lib/time/time-zones.js';
import { Button } from '../../../ui/controls/button.js';
import { toast } from '../../../ui/overlays/toast-store.js';

const names = { 'mothers-day': 'mothersDay', 'fathers-day': 'fathersDay' } as const;

/** Where the browser is, by its time zone, else by its language. */
function ownCountry(): string | undefined {
  return countryOfZone(ownTimeZone()) ?? new Intl.Locale(navigator.language).region;
}

/** The rule as the call takes it. A day of every year has no year. */
const asked = (rule: GivingDayRule): Partial<NewOccasion> =>
  rule.recurrence === 'yearly'
    ? { recurrence: 'yearly', year: null, date: `--${twoDigits(rule.month)}-${twoDigits(rule.day)}` }
    : rule;
const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Mother's Day for a mother, as the sender's own country has it, where that day is not kept yet. */
export function OfferedDay({ recipient, days }: { recipient: Recipient; days: readonly Occasion[] }) {
  const offered = offeredDay(recipient, days, ownCountry());
  const add = useMutation({
    mutationFn: (occasion: Partial<NewOccasion>) =>
      api('POST /api/recipients/:recipientId/occasions', { recipientId: recipient.id, ...occasion } as NewOccasion),
    onError: (error) =>
      toast({ title: say('error'), description: messageOf(error, say('tryAgain')), variant: 'destructive' }),
  });
  if (!offered || add.isSuccess) return null;
  const day = sayDay(names[offered.name]);
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-ink-soft">
      {say('dayComing', { day, date: formatCalendarDate(offered.nextOn) })}
      <Button
        variant="quiet"
        size="small"
        isBusy={add.isPending}
        onClick={() => add.mutate({ type: 'Holiday', title: day, ...asked(offered.rule) })}
      >
        <CalendarPlus aria-hidden />
        {say('addGivingDay', { day })}
      </Button>
    </p>
  );
}

/** The day to offer, with the next date; undefined if the person has none, or has a day of their own on that date. */
export function offeredDay(
  { relationship }: Pick<Recipient, 'relationship'>,
  days: readonly Pick<Occasion, 'nextOn'>[],
  country: string | undefined,
) {
  const name = givingDayFor(relationship);
  const day = givingDaysOf(country).find((each) => each.name === name);
  if (!day || (day.name !== 'mothers-day' && day.name !== 'fathers-day')) return undefined;
  const { rule } = day;
  const date = rule.recurrence === 'yearly' ? `2000-${twoDigits(rule.month)}-${twoDigits(rule.day)}` : '2000-01-01';
  const nextOn = nextOccurrence(
    { type: 'Holiday', year: null, ...rule, date },
    localTimeAt(new Date(), ownTimeZone()).date,
  );
  return nextOn && !days.some((other) => other.nextOn === nextOn) ? { name: day.name, rule, nextOn } : undefined;
}
