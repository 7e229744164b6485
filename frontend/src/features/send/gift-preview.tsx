import type { CurrentUser } from '@presently/contracts/gateway/session';
import { isQuiet } from '@presently/rules/gift-mood';
import { Gift } from 'lucide-react';
import { buyerSentence } from '../../domain/gift/buyer.js';
import { displayName } from '../../domain/user/display-name.js';
import { Button } from '../../ui/controls/button.js';
import { cn } from '../../lib/class-names.js';
import { Badge } from '../../ui/display/badge.js';
import { Picture } from '../../ui/display/picture.js';
import { RibbonDivider } from '../../ui/drawings/ribbon-divider.js';
import type { SendDraft } from './draft/draft.js';
import { isPartShown } from './draft/shown-parts.js';
import { SignAs } from './sign-as.js';
import { Price } from '../../lib/money/price.js';
import { sendWords as say } from '../../languages/send/en.js';

interface GiftPreviewProps {
  draft: Pick<SendDraft, 'gift' | 'message' | 'voiceNote' | 'video' | 'buyer' | 'isPriceShown' | 'isLinkShown'> &
    Pick<SendDraft, 'arrivesOn' | 'mood' | 'options'>;
  /** Opens it as the recipient will. */
  onOpen: () => void;
  recipientName: string | undefined;
  sender: Pick<CurrentUser, 'firstName' | 'lastName' | 'username' | 'email'>;
}

const sayWithBlank = say.with({ blank: () => <Blank className="w-20" /> });

/** The opened gift page in small, in which nothing can be operated, and the name below it. */
export function GiftPreview({ draft, recipientName, sender, onOpen }: GiftPreviewProps) {
  const { gift, message, voiceNote, video, buyer, arrivesOn } = draft;
  const isPriceShown = isPartShown(draft, 'isPriceShown');
  const isLinkShown = isPartShown(draft, 'isLinkShown') && draft.options.length === 0;
  const quiet = isQuiet(draft.mood);
  const canOpen = gift !== null && message.trim() !== '';
  const letter = <Letter message={message} />;
  const note = !gift?.isCard && buyer && buyerSentence(buyer, displayName(sender), arrivesOn);
  return (
    <aside aria-labelledby="preview" className="min-w-0 max-lg:max-w-md sm:max-lg:ms-16 lg:sticky lg:top-24">
      <h2 id="preview" className="mb-3 font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {recipientName ? say('previewOf', { name: recipientName }) : say('preview')}
      </h2>
      <div className="rounded-xl border border-line bg-paper-deep shadow-lift">
        <div className="px-5 pt-6 pb-7 text-center">
          <p className="font-display text-lg leading-snug wrap-anywhere">
            {recipientName
              ? say.rich('forFrom', { recipient: recipientName, sender: displayName(sender) })
              : sayWithBlank('forSomeoneFrom', {
                  sender: displayName(sender),
                })}
          </p>
          {quiet ? <hr className="mt-4 mb-1 border-line" /> : <RibbonDivider className="mt-3 mb-4" />}
          {quiet && letter}
          {!gift?.isCard && (
            <>
              {!quiet && <Picture url={gift?.image} alt="" isFramed className="aspect-4/3 w-full" />}
              <p dir="auto" className="mt-5 font-display text-xl leading-snug wrap-anywhere">
                {gift ? gift.title : <Blank className="w-40" />}
              </p>
            </>
          )}
          {gift?.price && isPriceShown && (
            <p className="mt-2 inline-block max-w-full rounded-full border border-line bg-sheet px-3 py-0.5 text-xs wrap-anywhere text-ink-soft tabular-nums">
              <Price text={gift.price} />
            </p>
          )}
          {draft.options.length > 0 && (
            <p className="mt-3 text-sm font-medium">{say('moreToChoose', { count: draft.options.length })}</p>
          )}
          {note && <p className="mt-3 text-sm font-medium wrap-anywhere">{note}</p>}
          {gift?.description && (
            <p dir="auto" className="mt-2.5 line-clamp-3 text-sm wrap-break-word whitespace-pre-line text-ink-soft">
              {gift.description}
            </p>
          )}
          {!quiet && letter}
          {(voiceNote || video) && (
            <p className="mt-4 flex flex-wrap justify-center gap-2">
              {voiceNote && <Badge tone="outline">{say('voiceNote')}</Badge>}
              {video && <Badge tone="outline">{say('videoMessage')}</Badge>}
            </p>
          )}
          {gift?.url && isLinkShown && (
            <span
              className={cn(
                'mt-5 inline-flex h-10 items-center rounded-lg px-4 text-sm font-semibold',
                quiet ? 'border border-line-strong' : 'bg-ribbon text-on-ribbon',
              )}
            >
              {say('viewProduct')}
            </span>
          )}
        </div>
      </div>
      {canOpen && (
        <Button variant="quiet" className="mt-4 w-full sm:whitespace-normal" onClick={onOpen}>
          <Gift aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            {recipientName ? say('openAs', { name: recipientName }) : say('openAsThey')}
          </span>
        </Button>
      )}
      {!sender.firstName?.trim() && !sender.lastName?.trim() && <SignAs sender={sender} />}
    </aside>
  );
}

const Letter = ({ message }: Pick<SendDraft, 'message'>) => (
  <div className="mt-5 rounded-lg border border-line bg-sheet px-5 py-4 text-start">
    <p className="text-center text-xs text-ink-soft">{say('personalMessage')}</p>
    {message.trim() ? (
      <p dir="auto" className="mt-2 font-display leading-relaxed wrap-anywhere whitespace-pre-line">
        {message.trim()}
      </p>
    ) : (
      <div aria-hidden className="mt-3 mb-1 grid gap-2.5">
        <Blank className="w-full" />
        <Blank className="w-11/12" />
        <Blank className="w-2/3" />
      </div>
    )}
  </div>
);

/** An empty line in place of a missing text. */
function Blank({ className }: { className: string }) {
  return (
    <span className={`inline-block h-px bg-line-strong/60 align-baseline ${className}`}>
      <span className="sr-only">…</span>
    </span>
  );
}
