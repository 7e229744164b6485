import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import { OpenedGift } from '../domain/gift/opened-gift.js';
import { giftPageWords as say } from '../languages/gift-page/en.js';
import { Wrapping } from '../ui/wrapping/wrapping.js';
import { Choosing, choiceSentence, isChoosing } from './parts/choosing.js';
import { QuietAnswer } from './parts/quiet-answer.js';
import { reportPath } from './parts/report-path.js';
import { SenderNote } from './parts/sender-note.js';
import { SentWithPresently } from './parts/sent-with-presently.js';
import { ThanksForm } from './parts/thanks-form.js';

interface GiftPageProps {
  gift: GiftView;
  isSender: boolean;
  shareToken: string;
  visit: string;
  isChanging?: boolean | undefined;
}

/**
 * The wrapping covers the finished page. It shows while `data-state` is `wrapped` or `opening` and the script has run.
 * Without the script the page is open. What comes in sympathy has no wrapping.
 */
export function GiftPage({ gift, isSender, shareToken, visit, isChanging = false }: GiftPageProps) {
  const quiet = isQuiet(gift.mood);
  const Answer = quiet ? QuietAnswer : ThanksForm;
  return (
    <main
      id="gift"
      className="gift"
      data-state={isSender || quiet ? 'open' : 'wrapped'}
      data-mood={gift.mood ?? undefined}
      data-seen={isSender ? undefined : shareToken}
      data-visit={isSender ? undefined : visit}
    >
      <div className="gift-contents">
        {isSender && <SenderNote recipientName={gift.recipientName} />}
        <OpenedGift
          gift={gift}
          choosing={isChoosing(gift) && <Choosing {...{ gift, isSender, shareToken, visit, isChanging }} />}
          aboutChoice={choiceSentence(gift)}
        />
        {!isSender && <Answer gift={gift} shareToken={shareToken} />}
        <SentWithPresently words={say('sentWith')}>
          {!isSender && (
            <a href={reportPath(shareToken)} rel="nofollow" className="quiet-link">
              {say('report')}
            </a>
          )}
        </SentWithPresently>
      </div>
      {!quiet && <Wrapping gift={gift} />}
    </main>
  );
}
