import type { Gift } from '@presently/contracts/gifting/gifts';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useChangeGift } from '../../../domain/gift/planned/change-gift.js';
import { AtShopLine } from '../../../domain/gift/at-shop-line.js';
import { GiftThumbnail } from '../../../domain/gift/gift-thumbnail.js';
import { OrderLink } from '../../../domain/gift/order/order-link.js';
import { formatDate, localToday } from '../../../lib/time/dates.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { dashboardWords as say } from '../../../languages/dashboard/en.js';

/** Products that the sender wants to buy and has not bought, each with its shop. Without any, nothing is shown. */
export function GiftsToBuy({ gifts }: { gifts: readonly Gift[] }) {
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="gifts-to-buy">
      <h2 id="gifts-to-buy" className="mb-4 text-2xl">
        {say('stillToBuy')}
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {gifts.map((gift) => (
            <GiftToBuy key={gift.id} gift={gift} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function GiftToBuy({ gift }: { gift: Gift }) {
  const { id, giftName, recipientName, arrivesOn } = gift;
  const change = useChangeGift(say('ordered'));
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <GiftThumbnail gift={gift} className="size-14 border border-line" />
      <div className="min-w-0">
        <Link to={`/gifts/${id}`} className="line-clamp-2 font-semibold wrap-anywhere hover:underline">
          {giftName}
        </Link>
        <p className="truncate text-sm text-ink-soft">
          {say.rich('giftForBy', {
            recipient: recipientName,
            dated: String(arrivesOn !== null),
            day: arrivesOn ? formatDate(arrivesOn, false) : '',
          })}
        </p>
        <AtShopLine atShop={gift.atShop} was={gift.price} />
      </div>
      <div className="flex min-w-0 flex-wrap gap-2 max-sm:col-span-2">
        <OrderLink gift={gift} size="small" isNamed />
        <Button
          variant="quiet"
          size="small"
          isBusy={change.isPending}
          onClick={() => change.mutate({ giftId: id, purchase: { state: 'ordered', orderedOn: localToday() } })}
          aria-label={say('isOrdered', { gift: giftName })}
        >
          <Check aria-hidden />
          {say('ordered')}
        </Button>
      </div>
    </li>
  );
}
