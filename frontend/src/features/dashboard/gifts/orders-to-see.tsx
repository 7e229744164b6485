import type { Dashboard } from '@presently/contracts/gifting/dashboard';
import { Link } from 'react-router-dom';
import { useChangeGift } from '../../../domain/gift/planned/change-gift.js';
import { formatDate } from '../../../lib/time/dates.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { dashboardWords as say } from '../../../languages/dashboard/en.js';
import { dashboardLaterWords as sayLater } from '../../../languages/dashboard-later/en.js';

type Order = NonNullable<Dashboard['orders']>[number];

/** Orders with a problem, that come too late, or that should be here. */
export const OrdersToSee = ({ orders }: { orders: readonly Order[] }) => (
  <section aria-labelledby="orders-to-see">
    <h2 id="orders-to-see" className="mb-4 text-xl">
      {sayLater('onTheirWay')}
    </h2>
    <Card>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <OrderToSee key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  </section>
);

function OrderToSee({ order }: { order: Order }) {
  const { id, giftName, recipientName, trouble } = order;
  const change = useChangeGift(sayLater('arrived'));
  return (
    <li className="grid gap-2 px-4 py-4">
      <p className="min-w-0">
        <Link to={`/gifts/${id}`} className="touch-line font-semibold wrap-anywhere hover:underline">
          {giftName}
        </Link>{' '}
        <span className="text-sm text-ink-soft">{say.rich('giftFor', { recipient: recipientName })}</span>
      </p>
      <p className={trouble === 'due' ? 'text-sm text-ink-soft' : 'text-sm font-medium text-ember'}>{wordsOf(order)}</p>
      {trouble === 'due' && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          isBusy={change.isPending}
          onClick={() => change.mutate({ giftId: id, purchase: { state: 'arrived' } })}
          aria-label={sayLater('hasArrived', { gift: giftName })}
        >
          {sayLater('itIsHere')}
        </Button>
      )}
    </li>
  );
}

function wordsOf({ trouble, arrivesOn }: Order): string {
  const day = arrivesOn ? formatDate(arrivesOn, false) : '';
  if (trouble === 'problem') return sayLater('orderProblem');
  if (trouble === 'late') return sayLater('orderLate', { day });
  return sayLater('orderDue', { day });
}
