import type { Product } from '@presently/contracts/recommendations/ideas';
import { Bookmark, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useKeepIdea } from '../../domain/kept-idea/queries.js';
import { formatAgo } from '../../lib/dates.js';
import { webUrl } from '../../lib/web-url.js';
import { Button } from '../../ui/controls/button.js';
import { Picture } from '../../ui/display/picture.js';

const dayMs = 24 * 3_600_000;
/** Whether a price was checked more than a day ago. */
const isOld = (instant: string) => Date.now() - Date.parse(instant) > dayMs;

/** A product: name, price, shop, and the links to send it and to the shop. */
export function ProductRow({
  product,
  recipientId,
  sendAddress,
}: {
  product: Product;
  recipientId: string;
  sendAddress: string;
}) {
  const keep = useKeepIdea();
  const { title, price, source, image, link, rating, reviews, priceCheckedAt } = product;
  const shop = webUrl(link);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-3.5">
      <Picture url={image} alt="" className="aspect-square self-start border border-line" />
      <div className="flex min-w-0 flex-col">
        <h4 className="line-clamp-2 font-sans text-sm leading-snug font-semibold wrap-anywhere">{title}</h4>
        <p className="mt-1 flex items-baseline gap-x-2 text-sm">
          <span className="font-semibold whitespace-nowrap text-ribbon-deep tabular-nums">{price}</span>
          <span className="min-w-0 truncate text-ink-soft">{source}</span>
        </p>
        {isOld(priceCheckedAt) && <p className="text-xs text-ink-soft">checked {formatAgo(priceCheckedAt)}</p>}
        {rating !== undefined && <Rating rating={rating} reviews={reviews} />}
        <div className="mt-2 flex flex-wrap gap-1">
          <Button asChild variant="quiet" size="small" className="px-2">
            <Link to={sendAddress} aria-label={`Send Gift: ${title}`}>
              Send Gift
            </Link>
          </Button>
          <Button
            variant="bare"
            size="small"
            className="px-1.5"
            isBusy={keep.isPending}
            isSpent={keep.isSuccess}
            aria-label={`Keep ${title}`}
            onClick={() => keep.mutate({ recipientId, shopTitle: title, link, image, price })}
          >
            <Bookmark aria-hidden />
            {keep.isSuccess ? 'Kept' : 'Keep'}
          </Button>
          {shop && (
            <Button asChild variant="bare" size="small" className="px-1.5">
              <a href={shop} target="_blank" rel="noopener noreferrer" aria-label={`View ${title} at ${source}`}>
                View
              </a>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

function Rating({ rating, reviews }: { rating: number; reviews: number | undefined }) {
  const people = reviews?.toLocaleString('en-US');
  return (
    <p className="flex items-center gap-1 text-xs text-ink-soft tabular-nums">
      <Star aria-hidden className="size-3.5 fill-amber text-amber" />
      <span aria-hidden>
        {rating.toFixed(1)}
        {people && ` (${people})`}
      </span>
      <span className="sr-only">
        Rated {rating.toFixed(1)} out of 5{people && `, ${people} reviews`}
      </span>
    </p>
  );
}
