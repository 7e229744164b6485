import { GiftThumbnail } from '../../domain/gift/gift-thumbnail.js';
import type { Gift } from '@presently/contracts/gifting/gifts';
import { Link } from 'react-router-dom';
import { AtShopLine } from '../../domain/gift/at-shop-line.js';
import { GiftBadge } from '../../domain/gift/gift-badge.js';
import { lastMoment, troubleOf } from '../../domain/gift/gift-progress.js';
import { useClock } from '../../lib/time/clock.js';
import { dot } from '../../lib/dotted.js';
import { formatAgo } from '../../lib/time/dates.js';
import { formatMoment } from '../../lib/time/moments.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

export function GiftRow({ gift }: { gift: Gift }) {
  const { now, timeZone } = useClock();
  const trouble = troubleOf(gift);
  const isPlanned = gift.status === 'planned' && gift.scheduledFor;
  return (
    <li>
      <Link
        to={`/gifts/${gift.id}`}
        className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-4 px-1 py-3.5 transition-colors hover:bg-paper-deep sm:px-3"
      >
        <GiftThumbnail gift={gift} className="size-14 border border-line" />
        <div className="grid min-w-0 items-center gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <p className="line-clamp-2 font-semibold wrap-anywhere">{gift.giftName}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {say.rich('forPerson', { recipient: gift.recipientName })}
              {dot}
              <span className="whitespace-nowrap">
                {isPlanned
                  ? formatMoment(gift.scheduledFor!, now, timeZone)
                  : formatAgo(lastMoment(gift), now, timeZone)}
              </span>
            </p>
            <AtShopLine atShop={gift.atShop} was={gift.price} />
            {trouble && <p className="text-sm text-ember">{trouble}</p>}
          </div>
          <GiftBadge gift={gift} />
        </div>
      </Link>
    </li>
  );
}
