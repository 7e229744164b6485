import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { OpenedGift } from './opened-gift.js';
import { SenderNote } from './sender-note.js';
import { SentWithPresently } from './sent-with-presently.js';
import { ThanksForm } from './thanks-form.js';
import { Wrapping } from './wrapping/wrapping.js';

interface GiftPageProps {
  gift: GiftView;
  isSender: boolean;
  shareToken: string;
  visit: string;
}

/**
 * The wrapping covers the finished page. It shows while `data-state` is `wrapped` or `opening` and the script has run.
 * Without the script the page is open.
 */
export function GiftPage({ gift, isSender, shareToken, visit }: GiftPageProps) {
  return (
    <main
      id="gift"
      className="gift"
      data-state={isSender ? 'open' : 'wrapped'}
      data-seen={isSender ? undefined : shareToken}
      data-visit={isSender ? undefined : visit}
    >
      <div className="gift-contents">
        {isSender && <SenderNote recipientName={gift.recipientName} />}
        <OpenedGift gift={gift} />
        {!isSender && <ThanksForm gift={gift} shareToken={shareToken} />}
        <SentWithPresently words="Sent with Presently">
          {!isSender && (
            <a href={`/gift/${shareToken}/report`} rel="nofollow" className="quiet-link">
              Report this
            </a>
          )}
        </SentWithPresently>
      </div>
      <Wrapping gift={gift} />
    </main>
  );
}
