import type { Gift, SentGift } from '@presently/contracts/gifting/gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import { CalendarClock, Check, Send } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useChangeGift } from '../../domain/gift/planned/change-gift.js';
import { warningOf } from '../../domain/gift/delivery-words.js';
import { GiftLinkField } from '../../domain/gift/gift-link-field.js';
import { PlannedGiftDialogs, type PlannedAction } from '../../domain/gift/planned/planned-gift-dialogs.js';
import { OrderLink } from '../../domain/gift/order/order-link.js';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { localToday } from '../../lib/time/dates.js';
import { formatMoment } from '../../lib/time/moments.js';
import { webUrl } from '../../lib/web-url.js';
import { Button } from '../../ui/controls/button.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { TiedParcelDrawing } from '../../ui/drawings/tied-parcel-drawing.js';
import { sendingWords as say } from '../../languages/sending/en.js';

const PushOffer = lazyPart(() => import('../../domain/push/push-offer.js'));

interface SentPanelProps {
  gift: SentGift;
  /** With the gift after a change; null once it is taken back. */
  onChanged: (gift: SentGift | null) => void;
  onAnother: () => void;
}

/** The moment after sending: what is on its way, and the ways on. It stays when the toast is gone. */
export function SentPanel({ gift, onChanged, onAnother }: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is cleared, so the focus moves to the result.
  useEffect(() => heading.current?.focus(), []);
  const isPlanned = gift.status === 'planned' && gift.scheduledFor !== null;
  const name = gift.recipientName;
  return (
    <section
      aria-label={say('lastGift')}
      className="mx-auto grid min-h-[78dvh] max-w-2xl animate-fade content-center justify-items-center py-12 text-center"
    >
      {isQuiet(gift.mood) ? (
        <LetterDrawing className="size-32" />
      ) : (
        <TiedParcelDrawing className="size-40 sm:size-48" />
      )}
      <h2 ref={heading} tabIndex={-1} className="mt-4 scroll-mt-24 text-3xl wrap-anywhere outline-none sm:text-4xl">
        {say(gift.deliveryWarning ? 'keptFor' : isPlanned ? 'readyFor' : 'onItsWay', { name })}
      </h2>
      <p className="mt-3 max-w-[52ch] text-ink-soft wrap-anywhere">{sentenceOf(gift, isPlanned)}</p>
      {!isPlanned && <Purchase gift={gift} />}
      <div className="mt-7 flex flex-wrap justify-center gap-2.5">
        <WaysOn gift={gift} isPlanned={isPlanned} onChanged={onChanged} />
      </div>
      {!isPlanned && (
        <div className="mt-9 w-full max-w-xl">
          <GiftLinkField gift={gift} />
        </div>
      )}
      {/* Nobody is told that a mourning person has looked. */}
      {!isPlanned && !gift.deliveryWarning && !isQuiet(gift.mood) && (
        <Suspense>
          <PushOffer recipientName={name} />
        </Suspense>
      )}
      <Button variant="bare" size="small" className="mt-6" onClick={onAnother}>
        {say('another')}
      </Button>
    </section>
  );
}

const pageOf = ({ shareToken }: Gift): string => `${location.origin}/gift/${shareToken}`;

function sentenceOf(gift: SentGift, isPlanned: boolean): string {
  const { giftName, isCard, recipientName, scheduledFor } = gift;
  const about = { kind: isCard ? 'card' : 'gift', gift: giftName, name: recipientName };
  const warning = warningOf(gift);
  if (warning) return withFullStop(warning);
  if (isPlanned) return say('plannedText', { ...about, moment: formatMoment(scheduledFor!) });
  if (isQuiet(gift.mood)) return say('quietText', about);
  return say('outText', about);
}

const withFullStop = (sentence: string): string => (/[.!?。؟]$/.test(sentence) ? sentence : `${sentence}.`);

/** What is left to do about the product itself. */
function Purchase({ gift }: { gift: Gift }) {
  if (gift.isCard || !webUrl(gift.giftUrl) || gift.isBought) return null;
  return (
    <p className="mt-2 max-w-[52ch] font-medium wrap-anywhere">
      {gift.buyer === 'recipient' ? say('theyChoose', { name: gift.recipientName }) : say('notOrdered')}
    </p>
  );
}

function WaysOn({ gift, isPlanned, onChanged }: Omit<SentPanelProps, 'onAnother'> & { isPlanned: boolean }) {
  return (
    <>
      <Order gift={gift} onChanged={onChanged} />
      {isPlanned ? (
        <Planned gift={gift} onChanged={onChanged} />
      ) : (
        <Button asChild variant="quiet">
          <a href={pageOf(gift)} target="_blank" rel="noopener">
            {say('seeAs', { name: gift.recipientName })}
          </a>
        </Button>
      )}
      <Button asChild variant="quiet">
        <Link to="/dashboard">{say('done')}</Link>
      </Button>
    </>
  );
}

/** The way to the shop, and, once it was taken, the tick. */
function Order({ gift, onChanged }: Pick<SentPanelProps, 'gift' | 'onChanged'>) {
  const [hasLooked, setHasLooked] = useState(false);
  const change = useChangeGift(say('ordered'));
  const shop = webUrl(gift.giftUrl);
  if (gift.isCard || !shop || gift.buyer === 'recipient' || gift.isBought) return null;
  const buysIt = gift.buyer === 'sender-delivers' || gift.buyer === 'sender-brings';
  return (
    <>
      <OrderLink gift={gift} onAway={() => setHasLooked(true)} />
      {buysIt && hasLooked && (
        <Button
          variant="quiet"
          isBusy={change.isPending}
          onClick={() =>
            change.mutate(
              { giftId: gift.id, purchase: { state: 'ordered', orderedOn: localToday() } },
              { onSuccess: () => onChanged(Object.assign({}, gift, { isBought: true })) },
            )
          }
        >
          <Check aria-hidden />
          {say('haveOrdered')}
        </Button>
      )}
    </>
  );
}

/** A gift that waits can be changed right here. */
function Planned({ gift, onChanged }: Pick<SentPanelProps, 'gift' | 'onChanged'>) {
  const [action, setAction] = useState<PlannedAction>();
  return (
    <>
      <Button variant="quiet" onClick={() => setAction('time')}>
        <CalendarClock aria-hidden />
        {say('changeDay')}
      </Button>
      <Button variant="quiet" onClick={() => setAction('send')}>
        <Send aria-hidden />
        {say('sendNow')}
      </Button>
      <Button variant="quiet" onClick={() => setAction('cancel')}>
        {say('takeBack')}
      </Button>
      <PlannedGiftDialogs
        gift={gift}
        action={action}
        onClose={() => setAction(undefined)}
        onChanged={(changed) => onChanged(changed)}
      />
    </>
  );
}
