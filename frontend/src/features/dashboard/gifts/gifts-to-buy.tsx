import type { Gift } from '@presently/contracts/gifting/gifts';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../lib/dates.js';
import { Card } from '../../../ui/display/card.js';

/** Products that the sender wants to buy and has not bought. Without any, nothing is shown. */
export function GiftsToBuy({ gifts }: { gifts: readonly Gift[] }) {
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="gifts-to-buy">
      <h2 id="gifts-to-buy" className="mb-4 text-xl">
        Still to buy
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {gifts.map(({ id, giftName, recipientName, arrivesOn }) => (
            <li key={id}>
              <Link to={`/gifts/${id}`} className="grid gap-0.5 px-4 py-3 transition-colors hover:bg-paper-deep">
                <span className="truncate font-semibold">{giftName}</span>
                <span className="truncate text-sm text-ink-soft">
                  for <bdi>{recipientName}</bdi>
                  {arrivesOn && ` · by ${formatDate(arrivesOn, false)}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
