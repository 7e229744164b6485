import type { Gift } from '@presently/contracts/gifting/gifts';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../../ui/controls/button.js';
import { shopName, unnamed } from '../shop-name.js';
import { useOrder } from './use-order.js';
import { shopWords as say } from '../../../languages/shop/en.js';

interface OrderLinkProps {
  gift: Pick<Gift, 'id' | 'giftUrl' | 'giftName'>;
  /** When the user goes to the shop. */
  onAway?: () => void;
  size?: 'small' | 'medium';
  variant?: 'primary' | 'quiet';
  /** Whether the gift is named for screen readers, where there are several. */
  isNamed?: boolean;
}

const nothing = () => undefined;

const sayWithShop = (address: string) =>
  say.with({
    link: (words) => (
      <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-4">
        {words}
      </a>
    ),
  })('noNewTab');

/** "Order at <shop>", in a new tab. Without a shop, nothing is shown. */
export function OrderLink({ gift, onAway = nothing, size, variant, isNamed = false }: OrderLinkProps) {
  const { page, open, isOpening, refused } = useOrder(gift, onAway);
  if (!page) return null;
  const shop = shopName(page);
  const words = shop === unnamed ? say('orderAtShop') : say('orderAt', { shop });
  return (
    <>
      <Button asChild size={size} variant={variant} className="min-w-0">
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={open}
          aria-busy={isOpening || undefined}
          aria-label={isNamed ? say('orderOf', { words, gift: gift.giftName }) : undefined}
        >
          <ExternalLink aria-hidden />
          <span className="truncate">{words}</span>
        </a>
      </Button>
      {refused && <output className="basis-full text-sm text-ink-soft">{sayWithShop(refused)}</output>}
    </>
  );
}
