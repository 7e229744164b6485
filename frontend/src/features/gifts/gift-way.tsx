import type { GiftDetail, GiftStepName } from '@presently/contracts/gifting/own-gifts';
import { useClock } from '../../lib/time/clock.js';
import { formatMoment } from '../../lib/time/moments.js';
import { GiftSection } from './gift-section.js';

const names: Record<GiftStepName, string> = {
  planned: 'Planned',
  sent: 'Sent',
  accepted: 'Accepted by the phone company',
  delivered: 'Delivered',
  failed: 'Not delivered',
  nudged: 'Reminded',
  viewed: 'Viewed',
  chosen: 'Chosen',
  thanked: 'Thanked',
  'taken-back': 'Taken back',
};

/** What has happened to a gift, with times, and what comes next. */
export function GiftWay({ gift }: { gift: GiftDetail }) {
  const { now, timeZone } = useClock();
  const steps = gift.history.map(({ what, at }) => ({ name: names[what], at, isToCome: false }));
  if (gift.status === 'planned' && gift.scheduledFor) {
    steps.push({ name: 'Goes out', at: gift.scheduledFor, isToCome: true });
  }
  return (
    <GiftSection title="Its journey">
      <ol className="relative grid gap-5 before:absolute before:inset-y-2 before:left-[0.3125rem] before:w-px before:bg-ribbon/45">
        {steps.map(({ name, at, isToCome }) => (
          <li key={name} className="relative pl-7">
            <span
              aria-hidden
              className={`absolute top-1.5 left-0 size-2.75 rounded-full border-2 border-ribbon ${isToCome ? 'bg-paper' : 'bg-ribbon'}`}
            />
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-ink-soft">
              <time dateTime={at}>{formatMoment(at, now, timeZone)}</time>
            </p>
          </li>
        ))}
      </ol>
    </GiftSection>
  );
}
