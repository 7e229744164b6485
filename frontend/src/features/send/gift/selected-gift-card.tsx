import { ExternalLink, Pencil, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../ui/display/badge.js';
import { Button } from '../../../ui/controls/button.js';
import { Card } from '../../../ui/display/card.js';
import { Picture } from '../../../ui/display/picture.js';
import type { SelectedGift } from '../draft/selected-gift.js';
import { ChosenAtShop } from './chosen-at-shop.js';
import { KeepGift } from './keep-gift.js';
import { Price } from '../../../lib/money/price.js';
import { sendWords as say } from '../../../languages/send/en.js';

interface SelectedGiftCardProps {
  gift: SelectedGift;
  /** The chosen person; blank for none. */
  recipientId: string;
  onClear: () => void;
  /** Takes today's price. */
  onPrice: (price: string) => void;
  /** For gifts that the sender can change. */
  onEdit?: () => void;
  /** Moves the focus to the card, after the sender's action created it. */
  takesFocus?: boolean;
}

export function SelectedGiftCard({
  gift,
  recipientId,
  onClear,
  onPrice,
  onEdit,
  takesFocus = false,
}: SelectedGiftCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card className="grid gap-5 p-5 sm:grid-cols-[10.5rem_minmax(0,1fr)] sm:p-6">
      <Picture url={gift.image} alt="" className="aspect-4/3 sm:self-start" />
      <div className="flex min-w-0 flex-col">
        <h3 ref={heading} tabIndex={-1} className="text-lg wrap-break-word outline-none">
          {gift.title}
        </h3>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {gift.price && (
            <Badge tone="ribbon" className="tabular-nums">
              <Price text={gift.price} />
            </Badge>
          )}
          {gift.siteName && (
            <Badge tone="outline" className="max-w-full">
              <span className="truncate">{gift.siteName}</span>
            </Badge>
          )}
        </div>
        <ChosenAtShop gift={gift} onPrice={onPrice} />
        {gift.description && (
          <p dir="auto" className="mt-3 line-clamp-4 text-sm wrap-break-word whitespace-pre-line text-ink-soft">
            {gift.description}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          {gift.url && (
            <Button asChild variant="quiet" size="small">
              <a href={gift.url} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden />
                {say('viewOriginal')}
              </a>
            </Button>
          )}
          {onEdit && (
            <Button variant="quiet" size="small" onClick={onEdit}>
              <Pencil aria-hidden />
              {say('edit')}
            </Button>
          )}
          {gift.isOwnIdea && gift.url && (
            <KeepGift key={`${gift.url} ${recipientId}`} gift={gift} recipientId={recipientId} />
          )}
          <Button variant="bare" size="small" onClick={onClear}>
            <X aria-hidden />
            {say('clear')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
