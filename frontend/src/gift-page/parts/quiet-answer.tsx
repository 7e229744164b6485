import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { giftPageWords as say } from '../../languages/gift-page/en.js';
import { thanksWords } from './script-words.js';

/** One press answers, and nothing else is asked. The script shows the form and moves it from `asking` to `sent`. */
export function QuietAnswer({ gift, shareToken }: { gift: GiftView; shareToken: string }) {
  const has = say('hasAnswer', { sender: gift.senderName });
  return (
    <form
      hidden
      data-thanks={shareToken}
      data-state={gift.thanks ? 'sent' : 'asking'}
      data-has-words={has}
      data-words={thanksWords(gift)}
      className="thanks mx-auto max-w-2xl px-5 pb-16 text-center"
    >
      <button type="submit" name="text" value={say('received')} className="thanks-asking view-product">
        {say('receivedButton')}
      </button>
      <p className="thanks-sent thanks-title text-ink-soft" dir="auto" tabIndex={-1}>
        {has}
      </p>
      <div className="thanks-asking">
        <output className="mt-4 block min-h-6 text-ink-soft" />
      </div>
    </form>
  );
}
