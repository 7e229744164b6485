import { useEffect, useRef, useState } from 'react';
import { Button } from './button.js';
import { controlsWords as say } from '../../languages/controls/en.js';

/** A list that is shown in part. `moreOf` gives that of a list in pages. */
export interface PartOfList {
  /** How many rows are shown. */
  shown: number;
  hasMore: boolean;
  isBusy?: boolean;
  hasFailed?: boolean;
  onMore: () => void;
}

/** What the rows of a list are. */
export type RowKind = 'people' | 'gifts' | 'days' | 'proposals' | 'invoices' | 'posts' | 'reports' | 'entries';

interface ShowMoreProps {
  of: RowKind;
  list: PartOfList;
  /** Only shows more when it is pressed. */
  isByHand?: boolean;
}

/** Distance from the screen at which the next rows are loaded. */
const ahead = '600px';

/** Loads more rows of a list when its end comes near the screen, or when the button is pressed. */
export function ShowMore({ of, list, isByHand = false }: ShowMoreProps) {
  const { shown, hasMore, isBusy = false, hasFailed = false, onMore } = list;
  const end = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const isPressed = useRef(false);
  const [before] = useState(shown);

  useEffect(() => {
    if (!hasMore || isBusy || hasFailed || isByHand) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: ahead });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [hasMore, isBusy, hasFailed, isByHand, onMore]);

  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (!hasMore && isPressed.current && document.activeElement === document.body) status.current?.focus();
  }, [hasMore]);

  return (
    <div ref={end} className={hasMore || hasFailed ? 'mt-8 grid justify-items-center gap-3' : undefined}>
      {hasMore && (
        // Not disabled while it loads: a disabled button loses the focus.
        <Button
          variant="quiet"
          aria-busy={isBusy || undefined}
          onClick={() => {
            isPressed.current = true;
            if (!isBusy) onMore();
          }}
        >
          {say('showMore', { of })}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="text-sm text-ember">
          {say('moreFailed', { of })}
        </p>
      )}
      <output ref={status} tabIndex={-1} className="sr-only">
        {shown > before && say('rowsShown', { shown, of, all: String(!hasMore) })}
      </output>
    </div>
  );
}
