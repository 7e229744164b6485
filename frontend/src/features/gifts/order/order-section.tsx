import type { Purchase } from '@presently/contracts/gifting/gifts';
import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { daysBetween } from '@presently/rules/zoned-time';
import { useCallback, useState } from 'react';
import { OrderLink } from '../../../domain/gift/order/order-link.js';
import { orderInWords, orderName } from '../../../domain/gift/order/order-words.js';
import { useReturn } from '../../../domain/gift/order/use-return.js';
import { useChangeGift } from '../../../domain/gift/planned/change-gift.js';
import { formatDate, localToday } from '../../../lib/time/dates.js';
import { Button } from '../../../ui/controls/button.js';
import { Badge } from '../../../ui/display/badge.js';
import { GiftSection } from '../gift-section.js';
import { DeliveryAddress, ForgetAddress } from './delivery-address.js';
import { OrderedForm } from './ordered-form.js';
import { orderWords as words } from '../../../languages/order/en.js';

/** Whether the giver orders the product of a gift. */
export const isOrdered = ({ isCard, status, buyer, giftUrl, purchase }: GiftDetail): boolean =>
  !isCard &&
  (status === 'planned' || status === 'sent') &&
  ((buyer !== 'recipient' && (buyer !== null || giftUrl !== null)) || Boolean(purchase));

const sayNumber = words.with({
  b: (number) => <span className="font-medium wrap-anywhere text-ink select-all">{number}</span>,
});

type Asking = 'no' | 'away' | 'asked' | 'wanted';

/** The way of the product from the shop to the doorstep. Nothing is paid here. */
export function OrderSection({ gift }: { gift: GiftDetail }) {
  const [asking, setAsking] = useState<Asking>('no');
  useReturn(
    asking === 'away',
    useCallback(() => setAsking('asked'), []),
  );
  const { purchase } = gift;
  const isOpen = asking === 'asked' || asking === 'wanted';
  const isToBuy = !purchase && !gift.isBought;
  return (
    <GiftSection title={words('title')}>
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={purchase ? tones[purchase.state] : 'plain'}>
            {isToBuy ? orderName(null) : purchase ? orderName(purchase) : words('bought')}
          </Badge>
          <span className="text-ink-soft">
            {purchase ? orderInWords(purchase) : isToBuy ? words('youPay') : words('saidBought')}
          </span>
        </p>
        {gift.isTooLate && gift.day && (
          <p role="note" className="font-medium text-ember">
            {words('tooLate', { day: formatDate(gift.day, false) })}
          </p>
        )}
        {isToBuy && gift.buyer && gift.day && isNear(gift.day) && (
          <p role="note" className="font-medium text-ember">
            {words('near', { day: formatDate(gift.day, false) })}
          </p>
        )}
        {purchase?.number && (
          <p className="text-sm text-ink-soft">{sayNumber('number', { number: purchase.number })}</p>
        )}
        {gift.buyer !== 'sender-brings' && purchase?.state !== 'arrived' && <DeliveryAddress gift={gift} />}
        {isOpen ? (
          <OrderedForm gift={gift} isAsked={asking === 'asked'} onClose={() => setAsking('no')} />
        ) : (
          <div className="flex flex-wrap gap-2">
            {isToBuy || purchase?.state === 'problem' ? (
              <OrderLink
                gift={gift}
                variant={purchase ? 'quiet' : 'primary'}
                {...(!purchase && { onAway: () => setAsking('away') })}
              />
            ) : null}
            {purchase ? (
              <NextSteps gift={gift} purchase={purchase} onEdit={() => setAsking('wanted')} />
            ) : (
              <>
                <Button variant="quiet" onClick={() => setAsking('wanted')}>
                  {isToBuy ? words('haveOrdered') : words('addDayAndNumber')}
                </Button>
                {isToBuy && <HaveIt gift={gift} />}
              </>
            )}
          </div>
        )}
        {purchase?.state === 'arrived' && gift.buyer !== 'sender-brings' && <ForgetAddress gift={gift} />}
      </div>
    </GiftSection>
  );
}

/** Not everything is ordered: some things are in the drawer, or come from the market. */
function HaveIt({ gift }: { gift: GiftDetail }) {
  const change = useChangeGift(words('saved'));
  return (
    <Button
      variant="bare"
      isBusy={change.isPending}
      onClick={() => change.mutate({ giftId: gift.id, purchase: { state: 'arrived' } })}
    >
      {words('haveIt')}
    </Button>
  );
}

/** As in the reminder. */
const nearDays = 5;
const isNear = (day: string): boolean => day >= localToday() && daysBetween(localToday(), day) <= nearDays;

const tones = { ordered: 'amber', sent: 'amber', arrived: 'leaf', problem: 'ember' } as const;

const steps = {
  ordered: ['sent', 'arrived', 'problem'],
  sent: ['arrived', 'problem'],
  problem: ['arrived'],
  arrived: [],
} as const satisfies Record<Purchase['state'], readonly Purchase['state'][]>;
/** Said when they are shown. */
const stepNames = {
  get sent() {
    return words('stepSent');
  },
  get arrived() {
    return words('stepArrived');
  },
  get problem() {
    return words('stepProblem');
  },
};

/** What can become of the order next, and the ways back. */
function NextSteps({ gift, purchase, onEdit }: { gift: GiftDetail; purchase: Purchase; onEdit: () => void }) {
  const change = useChangeGift(words('saved'));
  // Then it is what one comes to say.
  const isDue = Boolean(purchase.arrivesOn && purchase.arrivesOn <= localToday());
  const say = (state: Purchase['state']) => change.mutate({ giftId: gift.id, purchase: { state } });
  return (
    <>
      {steps[purchase.state].map((state) => (
        <Button
          key={state}
          variant={state === 'arrived' && isDue ? 'primary' : 'quiet'}
          isBusy={change.isPending}
          onClick={() => say(state)}
        >
          {stepNames[state]}
        </Button>
      ))}
      {purchase.state !== 'arrived' && (
        <Button variant="bare" onClick={onEdit}>
          {words('changeDayOrNumber')}
        </Button>
      )}
      <Button
        variant="bare"
        isBusy={change.isPending}
        onClick={() =>
          purchase.state === 'arrived'
            ? say('sent')
            : change.mutate({ giftId: gift.id, purchase: null, isBought: false })
        }
      >
        {purchase.state === 'arrived'
          ? words('notHereYet')
          : purchase.state === 'problem'
            ? words('buyAgain')
            : words('notOrdered')}
      </Button>
    </>
  );
}
