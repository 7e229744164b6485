import type { Gift } from '@presently/contracts/gifting/gifts';
import { cn } from '../../lib/class-names.js';
import { Picture } from '../../ui/display/picture.js';
import { LateLetter } from '../../ui/drawings/late-drawings.js';

interface GiftThumbnailProps {
  gift: Pick<Gift, 'isCard' | 'giftImageUrl'>;
  className: string;
}

/** The product's picture beside its name, or the drawing of a letter for a card. */
export const GiftThumbnail = ({ gift, className }: GiftThumbnailProps) =>
  gift.isCard ? (
    <div className={cn('grid place-items-center overflow-hidden rounded-lg base:bg-paper-deep', className)}>
      <LateLetter className="size-3/4 max-h-40 max-w-40 opacity-70" />
    </div>
  ) : (
    <Picture url={gift.giftImageUrl} alt="" className={className} />
  );
