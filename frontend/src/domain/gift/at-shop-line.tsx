import type { AtShop } from '@presently/contracts/kit/at-shop';
import { formatAgo } from '../../lib/time/dates.js';
import { Price } from '../../lib/money/price.js';

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
        <span className="font-medium text-ember">Sold out at the shop</span>
      ) : (
        <>
          Now{' '}
          <span className="font-semibold text-ink tabular-nums">{atShop.price && <Price text={atShop.price} />}</span>
          {was && (
            <span className="tabular-nums">
              {' '}
              (was <Price text={was} />)
            </span>
          )}
        </>
      )}
      {isDated && `, checked ${formatAgo(atShop.checkedAt)}`}
    </p>
  );
}
