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
import { sendWords as say } from '../../languages/send/en.js';

interface OpenAsTheyWillProps {
  gift: GiftView;
  /** Whether a recipient is chosen. */
  hasName: boolean;
  /** What is said of further products to choose from. */
  aboutChoice?: string | null;
  onClose: () => void;
}

/** The page of a gift that is not sent yet, to unwrap as its recipient will. Nothing is recorded. */
export function OpenAsTheyWill({ gift, hasName, aboutChoice = null, onClose }: OpenAsTheyWillProps) {
  const shown = shownGift(gift);
  const title = hasName ? say('previewOf', { name: shown.recipientName }) : say('preview');
  return (
    <WholeScreen title={title} onClose={onClose}>
      <GiftToOpen
        gift={shown}
        picture={webUrl(gift.giftImageUrl)}
        title={title}
        aboutChoice={aboutChoice}
        onClose={onClose}
      />
    </WholeScreen>
  );
}

interface GiftToOpenProps extends Pick<OpenAsTheyWillProps, 'gift' | 'onClose'> {
  aboutChoice: string | null;
  picture: string | undefined;
  title: string;
}

function GiftToOpen({ gift, picture, title, aboutChoice, onClose }: GiftToOpenProps) {
  const page = useRef<HTMLDivElement>(null);
  const quiet = isQuiet(gift.mood);
  useEffect(() => {
    const element = page.current!;
    element.querySelector<HTMLElement>(quiet ? '.preview-back' : '.wrapping')?.focus({ preventScroll: true });
    return quiet ? undefined : makeUnwrappable(element);
  }, [quiet]);
  return (
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
            <Button variant="bare" size="small" data-wrap-again="">
              {say('wrapAgain')}
            </Button>
          )}
          <Button variant="quiet" size="small" className="preview-back" onClick={onClose}>
            {say('back')}
          </Button>
        </p>
      </div>
      <div className="gift-contents pt-13">
        <OpenedGift gift={gift} picture={picture} aboutChoice={aboutChoice} />
      </div>
      {!quiet && <Wrapping gift={gift} />}
    </div>
  );
}
