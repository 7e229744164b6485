import type { Gift } from '@presently/contracts/gifting/gifts';
import { useMutation } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { api } from '../../../lib/api.js';
import { webUrl } from '../../../lib/web-url.js';

interface Order {
  /** The product's page; null without a shop. */
  page: string | null;
  /** Opens the shop's checkout in a new tab. For presses of a link to {@link page}, which is what remains without it. */
  open: (event: MouseEvent) => void;
  isOpening: boolean;
  /** Where the browser refused a new tab. */
  refused: string | null;
}

/** The way to the shop of a gift: a basket where the shop takes one, else the product's page. */
export function useOrder({ id, giftUrl }: Pick<Gift, 'id' | 'giftUrl'>, onAway: () => void): Order {
  const [refused, setRefused] = useState<string | null>(null);
  const basket = useMutation({ mutationFn: () => api('POST /api/gifts/:giftId/basket', { giftId: id }) });
  const page = webUrl(giftUrl) ?? null;
  const open = (event: MouseEvent) => {
    const wantsPage = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (wantsPage) return onAway();
    event.preventDefault();
    if (basket.isPending || page === null) return;
    // Only the press itself may open a tab, so it is opened before its address is known.
    const tab = window.open('', '_blank');
    onAway();
    const go = (address: string) => {
      if (!tab) return setRefused(address);
      tab.opener = null;
      tab.location.replace(address);
    };
    basket.mutate(undefined, {
      onSuccess: ({ url }) => go(webUrl(url) ?? page),
      onError: () => go(page),
    });
  };
  return { page, open, isOpening: basket.isPending, refused };
}
