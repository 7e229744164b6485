import type { LinkPreview } from '@presently/contracts/gifting/link-preview';
import { Picture } from '../../ui/display/picture.js';
import { Price } from '../../lib/money/price.js';

/** What is kept with the link: its picture and its price. */
export function PageFound({ page: { image, price, siteName } }: { page: LinkPreview }) {
  return (
    <div className="flex items-center gap-4">
      <Picture url={image} alt="" className="size-16 shrink-0 border border-line" />
      <p className="min-w-0 text-sm wrap-anywhere text-ink-soft">
        {price && (
          <span className="me-2 font-semibold text-ribbon-deep tabular-nums">
            <Price text={price} />
          </span>
        )}
        {siteName}
      </p>
    </div>
  );
}
