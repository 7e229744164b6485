import type { Gift } from '@presently/contracts/gifting/gifts';
import { Link } from 'react-router-dom';
import { useClock } from '../../../lib/time/clock.js';
import { formatMoment } from '../../../lib/time/moments.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { AtShopLine } from '../../../domain/gift/at-shop-line.js';
import { GiftBadge } from '../../../domain/gift/gift-badge.js';
import { SeeAll } from './see-all.js';
import { PlannedGiftMenu } from '../../../domain/gift/planned/planned-gift-menu.js';
import { dashboardWords as say } from '../../../languages/dashboard/en.js';

/** The planned gifts. */
export function UpcomingGifts({ gifts }: { gifts: readonly Gift[] }) {
  const { now, timeZone } = useClock();
  return (
    <section aria-labelledby="upcoming-gifts">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="upcoming-gifts" className="text-xl">
          {say('upcomingGifts')}
        </h2>
        {gifts.length > 0 && <SeeAll to="/gifts/all?state=planned" of={say('ofPlannedGifts')} />}
      </div>
      {gifts.length === 0 && (
        <Card className="grid justify-items-start gap-4 px-5 py-5">
          <p className="text-ink-soft">{say('nonePlanned')}</p>
          <Button asChild variant="quiet" size="small">
            <Link to="/gifts">{say('planGift')}</Link>
          </Button>
        </Card>
      )}
      {gifts.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {gifts.map((gift) => (
              <li key={gift.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 py-3 pe-1.5 ps-4">
                <div className="relative grid min-w-0 gap-1">
                  <Link
                    to={`/gifts/${gift.id}`}
                    className="touch-block line-clamp-2 font-semibold wrap-anywhere hover:underline"
                  >
                    {gift.giftName}
                  </Link>
                  <p className="truncate text-sm text-ink-soft">
                    {say.rich('giftFor', { recipient: gift.recipientName })}
                  </p>
                  <AtShopLine atShop={gift.atShop} was={gift.price} />
                  <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                    <GiftBadge gift={gift} />
                    {/* Browsers and the server differ in the space before AM and PM. */}
                    <span suppressHydrationWarning>
                      {gift.scheduledFor && formatMoment(gift.scheduledFor, now, timeZone)}
                    </span>
                  </div>
                </div>
                <PlannedGiftMenu gift={gift} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
