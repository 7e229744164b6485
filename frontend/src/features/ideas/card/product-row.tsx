import type { Product } from '@presently/contracts/recommendations/ideas';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { keptIdeasQuery, useKeepIdea, useRemoveKeptIdea } from '../../../domain/kept-idea/queries.js';
import { cn } from '../../../lib/class-names.js';
import { formatAgo } from '../../../lib/time/dates.js';
import { spokenLocale } from '../../../languages/words.js';
import { webUrl } from '../../../lib/web-url.js';
import { Button } from '../../../ui/controls/button.js';
import { Picture } from '../../../ui/display/picture.js';
import { KindDrawing } from '../../../ui/drawings/kind-drawing.js';
import type { OtherProduct } from './others-of.js';
import { priceHere } from '../price-here.js';
import { ideasWords as say } from '../../../languages/ideas/en.js';

const dayMs = 24 * 3_600_000;
/** Whether a price was checked more than a day ago. */
const isOld = (instant: string) => Date.now() - Date.parse(instant) > dayMs;

/** How many products an idea has: the fewer they are, the larger are their pictures. */
export type Company = 'alone' | 'two' | 'three';
const columns: Record<Company, string> = {
  alone: 'grid-cols-1 gap-y-3',
  two: 'grid-cols-[8rem_minmax(0,1fr)]',
  three: 'grid-cols-[7rem_minmax(0,1fr)]',
};
/** Picture and facts side by side; what can be done stands below both. */
export const productGrid = (company: Company): string => cn('grid content-start gap-x-3.5 py-3', columns[company]);

interface ProductRowProps {
  product: Product;
  recipientId: string;
  sendAddress: string;
  /** Products of the same set, among which the person could choose. */
  others?: readonly OtherProduct[];
  company?: Company;
}

/** A product: name, price, shop, and the links to send it and to the shop. */
export function ProductRow({ product, recipientId, sendAddress, others = [], company = 'three' }: ProductRowProps) {
  const { title, source, image, link, rating, reviews, priceCheckedAt } = product;
  const shop = webUrl(link);
  const isAlone = company === 'alone';
  return (
    <li className={productGrid(company)}>
      <Picture
        url={image}
        alt=""
        standIn={<KindDrawing of={title} className="size-3/4 max-h-32 max-w-32 text-ink-soft" />}
        className={cn('aspect-4/3 self-start border border-line', isAlone && 'max-h-64 w-full')}
      />
      <div className="min-w-0">
        <h4 className="line-clamp-2 font-sans text-sm leading-snug font-semibold wrap-anywhere">{title}</h4>
        <p className="mt-1 flex items-baseline gap-x-2 text-sm">
          <span className="font-semibold whitespace-nowrap text-ribbon-deep tabular-nums">{priceHere(product)}</span>
          <span className="min-w-0 truncate text-ink-soft">{source}</span>
        </p>
        {isOld(priceCheckedAt) && (
          <p className="text-xs text-ink-soft">{say('checked', { ago: formatAgo(priceCheckedAt) })}</p>
        )}
        {rating !== undefined && <Rating rating={rating} reviews={reviews} />}
      </div>
      <div className={cn('mt-2 flex flex-wrap gap-1', !isAlone && 'col-span-2')}>
        <Button asChild variant="quiet" size="small">
          <Link to={sendAddress} state={{ others }} aria-label={say('sendOf', { product: title })}>
            {say('send')}
          </Link>
        </Button>
        <KeepButton product={product} recipientId={recipientId} />
        {shop && (
          <Button asChild variant="bare" size="small" className="px-2">
            <a
              href={shop}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={say('viewAt', { product: title, shop: source })}
            >
              {say('view')}
            </a>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Keeps a product for the person, and gives it up again. */
function KeepButton({ product, recipientId }: Pick<ProductRowProps, 'product' | 'recipientId'>) {
  const { title, price, image, link } = product;
  const { data: ideas = [] } = useQuery(keptIdeasQuery(recipientId));
  const keep = useKeepIdea();
  const remove = useRemoveKeptIdea();
  const kept = ideas.find((idea) => idea.link === link || idea.id === keep.data?.id);
  return (
    <Button
      variant="bare"
      size="small"
      className={cn('px-2', kept && 'text-ribbon-deep')}
      isBusy={keep.isPending || remove.isPending}
      aria-label={kept ? say('keptOf', { product: title }) : say('keepOf', { product: title })}
      onClick={() => {
        if (kept) remove.mutate(kept);
        else keep.mutate({ recipientId, shopTitle: title, link, image, price });
      }}
    >
      <Bookmark aria-hidden className={kept && 'fill-current'} />
      {kept ? say('kept') : say('keep')}
    </Button>
  );
}

function Rating({ rating, reviews }: { rating: number; reviews: number | undefined }) {
  const people = reviews?.toLocaleString(spokenLocale());
  const stars = Number(rating.toFixed(1)).toLocaleString(spokenLocale(), { minimumFractionDigits: 1 });
  return (
    <p className="flex items-center gap-1 text-xs text-ink-soft tabular-nums">
      <Star aria-hidden className="size-3.5 fill-amber text-amber" />
      <span aria-hidden>
        {stars}
        {people && ` (${people})`}
      </span>
      <span className="sr-only">
        {people ? say('ratedBy', { rating: stars, reviews: people }) : say('rated', { rating: stars })}
      </span>
    </p>
  );
}
