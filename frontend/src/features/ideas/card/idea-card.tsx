import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import { Plus, Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { spokenLocale } from '../../../languages/words.js';
import { Button } from '../../../ui/controls/button.js';
import type { OtherProduct } from './others-of.js';
import { ProductRow } from './product-row.js';
import { LineSkeletons, ProductSkeletons, productsLook, reasonLook, sheetOfIdea, textsLook } from './idea-skeleton.js';
import { ownIdeaAddress, sendAddress } from './send-address.js';
import { ideasWords as say } from '../../../languages/ideas/en.js';
import { linkTo } from '../../../ui/controls/link-to.js';

export interface IdeaCardProps {
  idea: Recommendation;
  recipientId: string;
  occasionId: string;
  /** What it is for, in the sender's words, where no heading says it. */
  interests: readonly string[];
  isInColumn: boolean;
  /** Parts of the idea may still arrive. */
  isArriving: boolean;
  /** Another idea takes its place, or the former one comes back. */
  isChanging: boolean;
  /** It was rejected, and nothing else suits. */
  isSpent: boolean;
  /** One like it is looked for. */
  isSeekingLike: boolean;
  canChange: boolean;
  others: readonly OtherProduct[];
  onReject: () => void;
  onLike: () => void;
  /** The idea that was rejected in this place. */
  former?: string;
  /** Brings it back: toasts are out of reach for the keyboard while the dialog is open. */
  onUndo?: () => void;
}

export function IdeaCard(props: IdeaCardProps) {
  const { idea, interests, isInColumn, isArriving, isChanging, isSpent, isSeekingLike } = props;
  const { canChange, onReject, onLike, former, onUndo } = props;
  const { name, category, estimatedPrice, description, reasoning } = idea;
  const heading = useFocusOnSuccessor(isChanging);
  const kicker =
    interests.length > 0
      ? say('forInterests', { interests: new Intl.ListFormat(spokenLocale()).format(interests) })
      : category;
  const hasDescription = description !== '' && saysMore(description, name);
  return (
    <li className={`${sheetOfIdea(isInColumn)} animate-fade`} aria-busy={isChanging || undefined}>
      <header className={textsLook}>
        <p className="flex min-h-[1lh] items-baseline justify-between gap-3 text-xs text-ink-soft">
          <span className="min-w-0 truncate font-semibold">{saysMore(kicker, name) && kicker}</span>
          <span className="whitespace-nowrap tabular-nums">{estimatedPrice}</span>
        </p>
        <h3 ref={heading} tabIndex={-1} className="mt-1 scroll-mt-16 text-xl wrap-anywhere outline-none">
          {name}
        </h3>
        {hasDescription && <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{description}</p>}
        <div className={reasonLook}>
          {reasoning ? (
            <p className="border-s-2 border-ribbon ps-3.5 wrap-anywhere">{reasoning}</p>
          ) : (
            isArriving && <LineSkeletons lines={3} className="border-s-2 border-line ps-3.5" />
          )}
        </div>
      </header>
      <Products {...props} />
      <footer className="flex flex-wrap justify-between gap-x-2 border-t border-line pt-2">
        <Button
          className="-ms-3"
          variant="bare"
          size="small"
          disabled={!canChange}
          isBusy={isChanging}
          isSpent={isSpent}
          aria-label={isSpent ? say('spentOf', { idea: name }) : say('notThisOf', { idea: name })}
          onClick={onReject}
        >
          <X aria-hidden />
          {isSpent ? say('spent') : say('notThis')}
        </Button>
        {!isSpent && (
          <Button
            className="-me-3"
            variant="bare"
            size="small"
            disabled={!canChange}
            isBusy={isSeekingLike}
            aria-label={say('moreLikeOf', { idea: name })}
            onClick={onLike}
          >
            <Plus aria-hidden />
            {say('moreLike')}
          </Button>
        )}
        {former && (
          <Button
            className="-me-3"
            variant="bare"
            size="small"
            disabled={isChanging}
            aria-label={say('undoOf', { idea: former })}
            onClick={onUndo}
          >
            <Undo2 aria-hidden />
            {say('undo')}
          </Button>
        )}
      </footer>
    </li>
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text says anything that the name does not say. */
function saysMore(text: string, name: string): boolean {
  const said = new Set(wordsOf(name));
  return wordsOf(text).some((word) => !said.has(word));
}

const companies = ['alone', 'two'] as const;

/** The products of an idea, in a space that is theirs from the beginning. */
function Products({ idea, recipientId, occasionId, others, isArriving }: IdeaCardProps) {
  const { name, realProducts } = idea;
  if (realProducts.length > 0) {
    return (
      <ul
        aria-label={say('productsFor', { idea: name })}
        className={`${productsLook} auto-rows-fr divide-y divide-line`}
      >
        {realProducts.map((product, index) => (
          <ProductRow
            key={index}
            product={product}
            recipientId={recipientId}
            sendAddress={sendAddress(product, idea, { recipientId, occasionId })}
            others={others}
            company={companies[realProducts.length - 1] ?? 'three'}
          />
        ))}
      </ul>
    );
  }
  // An idea that does not say whether it is searched for may get products until the end.
  if (idea.isSearching ?? (isArriving && idea.interests === undefined)) {
    return (
      <div className={`${productsLook} content-start`}>
        <p className="pt-4 pb-2 text-sm text-ink-soft">{say('lookingInShops')}</p>
        <ProductSkeletons count={2} />
      </div>
    );
  }
  return (
    <div className={`${productsLook} content-start gap-2 py-5 text-sm text-ink-soft`}>
      <p>{say('noProducts')}</p>
      <p>
        {say.with({
          link: linkTo(
            ownIdeaAddress(recipientId, occasionId),
            'rounded-sm font-semibold text-ink underline underline-offset-4',
          ),
        })('noProductsOwn')}
      </p>
    </div>
  );
}

/** The focus moves from the pressed button to the idea that takes the place. */
function useFocusOnSuccessor(isChanging: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && !isChanging) heading.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  return heading;
}
