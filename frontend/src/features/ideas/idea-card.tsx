import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/controls/button.js';
import { ProductRow } from './product-row.js';
import { LineSkeletons, ProductSkeletons, sheetOfIdea } from './idea-skeleton.js';
import { sendAddress } from './send-address.js';

interface IdeaCardProps {
  idea: Recommendation;
  recipientId: string;
  occasionId: string;
  /** Parts of the idea may still arrive. */
  isArriving: boolean;
  /** A replacement is being searched. */
  isReplacing: boolean;
  canReplace: boolean;
  onReplace: () => void;
}

export function IdeaCard({
  idea,
  recipientId,
  occasionId,
  isArriving,
  isReplacing,
  canReplace,
  onReplace,
}: IdeaCardProps) {
  const { name, category, estimatedPrice, description, reasoning, realProducts } = idea;
  const heading = useFocusOnSuccessor(isReplacing);
  return (
    <li className={`${sheetOfIdea} animate-rise`} aria-busy={isReplacing || undefined}>
      <header>
        <p className="flex items-baseline justify-between gap-3 text-xs text-ink-soft">
          <span className="min-w-0 truncate font-semibold">{category}</span>
          <span className="whitespace-nowrap tabular-nums">{estimatedPrice}</span>
        </p>
        <h3 ref={heading} tabIndex={-1} className="mt-1 scroll-mt-16 text-xl wrap-anywhere outline-none">
          {name}
        </h3>
      </header>
      {/* The height of most reasons, so that the content below does not move. */}
      <div className="font-display sm:min-h-[3lh] text-lg leading-snug">
        {reasoning ? (
          <p className="animate-fade border-l-2 border-ribbon pl-3.5 wrap-anywhere">{reasoning}</p>
        ) : (
          isArriving && <LineSkeletons lines={3} className="border-l-2 border-line pl-3.5" />
        )}
      </div>
      <div>
        {description ? (
          <p className="text-sm wrap-anywhere text-ink-soft">{description}</p>
        ) : (
          isArriving && <LineSkeletons lines={2} />
        )}
      </div>
      <div>
        {realProducts.length > 0 && (
          <ul aria-label={`Products for ${name}`} className="divide-y divide-line border-t border-line">
            {realProducts.map((product, index) => (
              <ProductRow
                key={index}
                product={product}
                recipientId={recipientId}
                sendAddress={sendAddress(product, idea, { recipientId, occasionId })}
              />
            ))}
          </ul>
        )}
        {realProducts.length === 0 && isArriving && <ProductSkeletons />}
        {realProducts.length === 0 && !isArriving && (
          <p className="border-t border-line py-5 text-sm text-ink-soft">
            No products found for this recommendation. Try a different search.
          </p>
        )}
      </div>
      <footer className="border-t border-line pt-2">
        <Button
          className="-ml-3"
          variant="bare"
          size="small"
          disabled={!canReplace}
          isBusy={isReplacing}
          aria-label={`Show another idea instead of ${name}`}
          onClick={onReplace}
        >
          <RefreshCw aria-hidden />
          Show another
        </Button>
      </footer>
    </li>
  );
}

/** The focus moves from the pressed button to the new idea. */
function useFocusOnSuccessor(isReplacing: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasReplacing = useRef(false);
  useEffect(() => {
    if (wasReplacing.current && !isReplacing) heading.current?.focus();
    wasReplacing.current = isReplacing;
  }, [isReplacing]);
  return heading;
}
