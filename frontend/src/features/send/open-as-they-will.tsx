import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import { useEffect, useRef } from 'react';
import { OpenedGift } from '../../domain/gift/opened-gift.js';
import { shownGift } from '../../domain/gift/shown-gift.js';
import { webUrl } from '../../lib/web-url.js';
import { Button } from '../../ui/controls/button.js';
import { WholeScreen } from '../../ui/overlays/whole-screen.js';
import '../../ui/wrapping/gift.css';
import { makeUnwrappable } from '../../ui/wrapping/unwrapping.js';
import { Wrapping } from '../../ui/wrapping/wrapping.js';

interface OpenAsTheyWillProps {
  gift: GiftView;
  /** Whether a recipient is chosen. */
  hasName: boolean;
  onClose: () => void;
}

/** The page of a gift that is not sent yet, to unwrap as its recipient will. Nothing is recorded. */
export function OpenAsTheyWill({ gift: given, hasName, onClose }: OpenAsTheyWillProps) {
  const page = useRef<HTMLDivElement>(null);
  const gift = shownGift(given);
  const quiet = isQuiet(gift.mood);
  const title = hasName ? `What ${gift.recipientName} will see` : 'What they will see';
  useEffect(() => {
    if (quiet || !page.current) return undefined;
    page.current.querySelector<HTMLElement>('.wrapping')?.focus({ preventScroll: true });
    return makeUnwrappable(page.current);
  }, [quiet]);
  return (
    <WholeScreen title={title} onClose={onClose}>
      <div
        ref={page}
        className="gift font-display"
        data-state={quiet ? 'open' : 'wrapped'}
        data-mood={gift.mood ?? undefined}
      >
        <div className="fixed inset-x-0 top-0 z-20 flex items-center justify-between gap-3 border-b border-line bg-sheet px-4 py-2 font-sans text-sm sm:px-6">
          <p className="min-w-0 truncate text-ink-soft">{title}</p>
          <p className="flex shrink-0 gap-2">
            {!quiet && (
              <Button variant="bare" size="small" data-wrap-again="" className="wrap-again">
                Wrap it again
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={onClose}>
              Back
            </Button>
          </p>
        </div>
        <div className="gift-contents pt-13">
          <OpenedGift gift={gift} picture={webUrl(given.giftImageUrl)} />
        </div>
        {!quiet && <Wrapping gift={gift} />}
      </div>
    </WholeScreen>
  );
}
