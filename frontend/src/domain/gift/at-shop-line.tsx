import type { AtShop } from '@presently/contracts/kit/at-shop';
import { formatAgo } from '../../lib/time/dates.js';
import { Price } from '../../lib/money/price.js';
import { giftStateWords as say } from '../../languages/gift-state/en.js';

interface AtShopLineProps {
  atShop: AtShop | null | undefined;
  /** What the product cost when it was chosen. */
  was: string | null;
  /** Whether the time of the last look is said, too. Not on pages that the server renders. */
  isDated?: boolean;
}

/** What the shop says of a product now. Where all is as it was chosen, nothing is shown. */
export function AtShopLine({ atShop, was, isDated = false }: AtShopLineProps) {
  if (!atShop || (!atShop.isSoldOut && !atShop.price)) return null;
  return (
    <p className="text-sm text-ink-soft">
      {atShop.isSoldOut ? (
        <span className="font-medium text-ember">{say('soldOut')}</span>
      ) : (
        priceNow(atShop.price!, was)
      )}
      {isDated && say('checked', { ago: formatAgo(atShop.checkedAt) })}
    </p>
  );
}

function priceNow(price: string, was: string | null) {
  const sayPriced = say.with({
    price: () => (
      <span className="font-semibold text-ink tabular-nums">
        <Price text={price} />
      </span>
    ),
    was: (words) => <span className="tabular-nums">{words}</span>,
    old: () => was && <Price text={was} />,
  });
  return was ? sayPriced('priceNowWas', { amount: price, before: was }) : sayPriced('priceNow', { amount: price });
}
