import { useQuery } from '@tanstack/react-query';
import { AtShopLine } from '../../../domain/gift/at-shop-line.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import type { SelectedGift } from '../draft/selected-gift.js';
import { Price } from '../../../lib/money/price.js';
import { sendWords as say } from '../../../languages/send/en.js';

interface ChosenAtShopProps {
  gift: SelectedGift;
  onPrice: (price: string) => void;
}

const minuteMs = 60_000;

/** Looks a chosen product up at its shop, and says what has changed before it is sent. */
export function ChosenAtShop({ gift, onPrice }: ChosenAtShopProps) {
  const { url: link, title, price: was } = gift;
  const { data: atShop } = useQuery({
    ...query('GET /api/products/at-shop', { link, title, ...(was && { price: was }) }),
    enabled: link !== '',
    staleTime: 30 * minuteMs,
    // The product can be sent without it.
    retry: false,
  });
  if (!atShop || (!atShop.price && !atShop.isSoldOut)) return null;
  const { price } = atShop;
  return (
    <div aria-live="polite" className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <AtShopLine atShop={atShop} was={was || null} />
      {price && !atShop.isSoldOut && (
        <Button variant="quiet" size="small" onClick={() => onPrice(price)}>
          {wordsOf(price)}
        </Button>
      )}
    </div>
  );
}

const wordsOf = (price: string) => say.with({ price: () => <Price text={price} /> })('usePrice', { amount: price });
