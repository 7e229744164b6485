import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import type { GiftMood } from '@presently/rules/vocabulary';
import type { ReactNode } from 'react';
import { buyerSentence } from './buyer.js';
import { mediaUrl, pictureUrl } from './media-url.js';
import { giftPageWords as say } from '../../languages/gift-page/en.js';
import { webUrl } from '../../lib/web-url.js';
import { ParcelDrawing } from '../../ui/drawings/parcel-drawing.js';
import { Motif, motifOf } from '../../ui/drawings/motif.js';
import { Price } from '../../lib/money/price.js';

interface OpenedGiftProps {
  gift: GiftView;
  /** Of a gift that is not sent, its sender sees the shop's own picture. Recipients see those that we store. */
  picture?: string | undefined;
  /** In place of the product, while its recipient chooses among several. */
  choosing?: ReactNode;
  /** What is said of a choice that is over. */
  aboutChoice?: string | null | undefined;
}

/** What a gift is sent for, below the names. The occasion's drawing says it for a celebration. */
const moodLines = {
  'thank-you': 'toSayThanks',
  'just-because': 'justBecause',
  belated: 'belated',
} as const satisfies Partial<Record<GiftMood, string>>;

/** The opened gift: the product, the message, the recordings. A card is its message; sympathy begins with the letter. */
export function OpenedGift(given: OpenedGiftProps) {
  const { gift, picture = pictureUrl(gift.giftImageUrl), choosing, aboutChoice } = given;
  const productUrl = !choosing && webUrl(gift.giftUrl);
  const quiet = isQuiet(gift.mood);
  const line = gift.mood && gift.mood in moodLines && say(moodLines[gift.mood as keyof typeof moodLines]);
  return (
    <>
      <header className="mx-auto flex max-w-3xl flex-col items-center px-5 pt-12 text-center sm:pt-16">
        {!quiet && <Motif occasionType={motifOf(gift)} className="size-14 stroke-ink" />}
        <h1
          className={`gift-title mt-5 wrap-anywhere ${isLong(gift.recipientName + gift.senderName) ? 'text-xl' : 'text-2xl sm:text-3xl'}`}
        >
          {say.rich('heading', { recipient: gift.recipientName, sender: gift.senderName })}
        </h1>
        {line && <p className="mt-2 text-ink-soft italic">{line}</p>}
      </header>

      {quiet ? (
        <Quiet gift={gift} picture={picture} choosing={choosing} aboutChoice={aboutChoice} />
      ) : gift.isCard ? (
        <Card gift={gift} />
      ) : (
        <>
          {choosing || <Product gift={gift} picture={picture} aboutChoice={aboutChoice} />}
          {gift.message && <Letter message={gift.message} senderName={gift.senderName} headingId="message" />}
        </>
      )}

      <Recordings gift={gift} />

      {productUrl && (
        <p className="px-5 pt-12 text-center">
          <a href={productUrl} target="_blank" rel="noopener noreferrer nofollow" className="view-product">
            {say('viewProduct')}
            <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.5">
              <path d="M5 3h8v8M13 3 3.500 12.500" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </a>
        </p>
      )}
      <div className="h-16 sm:h-20" />
    </>
  );
}

/** The message lies on the ribbon, in place of a product. */
const Card = ({ gift: { message, senderName } }: { gift: GiftView }) => (
  <div className="tied">
    <Letter message={message ?? ''} senderName={senderName} headingId="gift-name" />
  </div>
);

/** The letter first, and below it in plain words what comes with it. */
const Quiet = ({ gift, picture, choosing, aboutChoice }: OpenedGiftProps) => (
  <>
    {gift.message && <Letter message={gift.message} senderName={gift.senderName} headingId="message" />}
    {choosing}
    {!gift.isCard && !choosing && (
      <section aria-labelledby="gift-name" className="mx-auto max-w-2xl px-5 pt-12 text-center">
        {picture && <Photograph url={picture} name={gift.giftName} className="quiet-picture" />}
        <h2 id="gift-name" dir="auto" className="text-xl wrap-anywhere">
          {gift.giftName}
        </h2>
        {gift.price && (
          <p className="price-badge wrap-anywhere">
            <Price text={gift.price} />
          </p>
        )}
        {aboutChoice && <p className="mt-3 text-ink-soft wrap-anywhere">{aboutChoice}</p>}
        <BuyerNote gift={gift} />
        {gift.giftDescription && (
          <p dir="auto" className="mx-auto mt-4 max-w-[58ch] whitespace-pre-line text-ink-soft wrap-anywhere">
            {gift.giftDescription}
          </p>
        )}
      </section>
    )}
  </>
);

const Product = ({ gift, picture, aboutChoice }: OpenedGiftProps) => (
  <>
    <GiftPicture url={picture} name={gift.giftName} />

    <section aria-labelledby="gift-name" className="mx-auto max-w-2xl px-5 pt-9 text-center sm:pt-12">
      <h2
        id="gift-name"
        tabIndex={-1}
        dir="auto"
        className={`wrap-anywhere ${isLong(gift.giftName) ? 'text-2xl sm:text-3xl' : 'text-3xl sm:text-5xl'}`}
      >
        {gift.giftName}
      </h2>
      {gift.price && (
        <p className="price-badge wrap-anywhere">
          <Price text={gift.price} />
        </p>
      )}
      {aboutChoice && <p className="mt-3 text-ink-soft wrap-anywhere">{aboutChoice}</p>}
      <BuyerNote gift={gift} />
      {gift.giftDescription && (
        <p
          dir="auto"
          className="mx-auto mt-6 max-w-[58ch] text-balance whitespace-pre-line text-ink-soft wrap-anywhere"
        >
          {gift.giftDescription}
        </p>
      )}
    </section>
  </>
);

/** Who buys it, in a sentence, if the sender has decided. */
function BuyerNote({ gift: { buyer, arrivesOn, senderName } }: { gift: GiftView }) {
  if (!buyer) return null;
  return <p className="mt-5 font-medium wrap-anywhere">{buyerSentence(buyer, senderName, arrivesOn)}</p>;
}

interface LetterProps {
  message: string;
  senderName: string;
  /** The heading `gift-name` is read out after the unwrapping. */
  headingId: 'gift-name' | 'message';
}

/** A short message is set like the words of a card. A message that ends with the sender's name is signed already. */
function Letter({ message, senderName, headingId }: LetterProps) {
  const isShort = message.length <= 140 && !message.includes('\n');
  const lastLine = message.trimEnd().split('\n').at(-1)!;
  const isSigned = lastLine.toLowerCase().includes(senderName.toLowerCase());
  return (
    <section aria-labelledby={headingId} className="letter">
      <h2 id={headingId} tabIndex={-1} className="letter-heading">
        {say('message')}
      </h2>
      <p dir="auto" className="letter-text" data-short={isShort ? '' : undefined}>
        {message}
      </p>
      {!isSigned && (
        <p className="letter-signature">
          <bdi>{senderName}</bdi>
        </p>
      )}
    </section>
  );
}

/** Long titles are set smaller. */
const isLong = (title: string): boolean => title.length > 70;

/** The drawing lies under the picture. Without a picture, or once a broken one is removed, it shows. */
const GiftPicture = ({ url, name }: { url: string | undefined; name: string }) => (
  <div className="tied">
    <div className="picture">
      <ParcelDrawing />
      {url && <Photograph url={url} name={name} />}
    </div>
  </div>
);

const Photograph = ({ url, name, className }: { url: string; name: string; className?: string }) => (
  <img
    src={url}
    alt={name}
    referrerPolicy="no-referrer"
    decoding="async"
    fetchPriority="low"
    data-picture=""
    className={className}
  />
);

function Recordings({ gift }: { gift: GiftView }) {
  const voiceNoteUrl = mediaUrl(gift.voiceNoteUrl);
  const videoUrl = mediaUrl(gift.videoUrl);
  if (!voiceNoteUrl && !videoUrl) return null;
  return (
    <div className="mx-auto grid max-w-2xl gap-8 px-5 pt-10">
      {voiceNoteUrl && (
        <figure>
          <figcaption className="mb-3 text-center text-ink-soft wrap-anywhere">
            {say.rich('voiceNoteFrom', { sender: gift.senderName })}
          </figcaption>
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the sender's own voice; there is no text to caption it with */}
          <audio controls preload="none" src={voiceNoteUrl} aria-label={say('voiceNote')} className="w-full" />
        </figure>
      )}
      {videoUrl && (
        <figure>
          <figcaption className="mb-3 text-center text-ink-soft wrap-anywhere">
            {say.rich('videoFrom', { sender: gift.senderName })}
          </figcaption>
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the sender's own recording, as above */}
          <video
            controls
            playsInline
            preload="metadata"
            src={videoUrl}
            aria-label={say('video')}
            className="aspect-video w-full rounded-xl bg-paper-deep object-contain"
          />
        </figure>
      )}
    </div>
  );
}
