import type { GiftDetail, GiftStepName } from '@presently/contracts/gifting/own-gifts';
import { useClock } from '../../lib/time/clock.js';
import { formatMoment } from '../../lib/time/moments.js';
import { GiftSection } from './gift-section.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

const names = {
  planned: 'wayPlanned',
  sent: 'waySent',
  accepted: 'wayAccepted',
  delivered: 'wayDelivered',
  failed: 'wayFailed',
  nudged: 'wayNudged',
  viewed: 'wayViewed',
  chosen: 'wayChosen',
  thanked: 'wayThanked',
  'taken-back': 'wayTakenBack',
} as const satisfies Record<GiftStepName, string>;

/** What has happened to a gift, with times, and what comes next. */
export function GiftWay({ gift }: { gift: GiftDetail }) {
  const { now, timeZone } = useClock();
  const steps = gift.history.map(({ what, at }) => ({ name: say(names[what]), at, isToCome: false }));
  if (gift.status === 'planned' && gift.scheduledFor) {
    steps.push({ name: say('wayGoesOut'), at: gift.scheduledFor, isToCome: true });
  }
  return (
    <GiftSection title={say('wayTitle')}>
      <ol className="relative grid gap-5 before:absolute before:inset-y-2 before:start-[0.3125rem] before:w-px before:bg-ribbon/45">
        {steps.map(({ name, at, isToCome }) => (
          <li key={name} className="relative ps-7">
            <span
              aria-hidden
              className={`absolute top-1.5 start-0 size-2.75 rounded-full border-2 border-ribbon ${isToCome ? 'bg-paper' : 'bg-ribbon'}`}
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
