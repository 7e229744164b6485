import type { Gift } from '@presently/contracts/gifts';
import { formatShort } from '../../lib/dates.js';
import { Card } from '../../ui/card.js';
import { GiftBadge } from './gift-badge.js';
import { upcomingGifts } from './gift-progress.js';

/** What is planned and has not gone out yet; nothing is shown when nothing is planned. */
export function UpcomingGifts({ gifts }: { gifts: readonly Gift[] }) {
  const upcoming = upcomingGifts(gifts);
  if (upcoming.length === 0) return null;
  return (
    <section aria-labelledby="upcoming-gifts">
      <h2 id="upcoming-gifts" className="mb-4 text-xl">
        Upcoming Gifts
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {upcoming.map((gift) => (
            <li key={gift.id} className="flex items-center justify-between gap-3 px-4 py-3.5">
              <div className="min-w-0">
                <p className="truncate font-semibold">{gift.giftName}</p>
                <p className="truncate text-sm text-ink-soft">
                  for {gift.recipientName}
                  {gift.scheduledFor && ` · ${formatShort(new Date(gift.scheduledFor))}`}
                </p>
              </div>
              <GiftBadge gift={gift} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
