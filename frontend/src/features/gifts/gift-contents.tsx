import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { AtShopLine } from '../../domain/gift/at-shop-line.js';
import { GiftThumbnail } from '../../domain/gift/gift-thumbnail.js';
import { mediaUrl } from '../../domain/gift/media-url.js';
import { webUrl } from '../../lib/web-url.js';
import { GiftSection } from './gift-section.js';
import { Price } from '../../lib/money/price.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

/** What was said and sent. */
export function GiftContents({ gift }: { gift: GiftDetail }) {
  const shop = webUrl(gift.giftUrl);
  const voiceNote = mediaUrl(gift.voiceNoteUrl);
  const video = mediaUrl(gift.videoUrl);
  return (
    <GiftSection title={say('contentsTitle')}>
      <div className="grid gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <GiftThumbnail gift={gift} className="aspect-square w-40 border border-line" />
        <div className="grid min-w-0 content-start gap-3">
          {gift.price && (
            <p className="tabular-nums">
              <Price text={gift.price} />
            </p>
          )}
          <AtShopLine atShop={gift.atShop} was={gift.price} isDated />
          {gift.giftDescription && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
              {gift.giftDescription}
            </p>
          )}
          {shop && (
            <p>
              <a
                href={shop}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="underline underline-offset-4 hover:text-ribbon-deep"
              >
                {say('openShop')}
              </a>
            </p>
          )}
          <p className="text-sm text-ink-soft">{deliveryOf(gift)}</p>
        </div>
      </div>
      {gift.message && (
        <blockquote
          dir="auto"
          className="mt-6 rounded-lg border border-line bg-paper px-5 py-4 font-display text-lg leading-relaxed wrap-anywhere whitespace-pre-line"
        >
          {gift.message}
        </blockquote>
      )}
      {voiceNote && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the sender's own voice
        <audio controls preload="none" src={voiceNote} aria-label={say('voiceNote')} className="mt-6 w-full" />
      )}
      {video && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the sender's own recording
        <video
          controls
          playsInline
          preload="none"
          src={video}
          aria-label={say('videoMessage')}
          className="mt-6 w-full"
        />
      )}
    </GiftSection>
  );
}

function deliveryOf({ deliveryMethod, contact }: GiftDetail): string {
  if (deliveryMethod === 'sms') return contact ? say('byTextTo', { contact }) : say('byText');
  return contact ? say('byMailTo', { contact }) : say('byMail');
}
