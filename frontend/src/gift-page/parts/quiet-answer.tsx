import type { GiftView } from '@presently/contracts/gifting/shared-gifts';

/** The whole answer to what came in sympathy. */
const received = 'Received, thank you.';

/** One press answers, and nothing else is asked. The script shows the form and moves it from `asking` to `sent`. */
export function QuietAnswer({ gift, shareToken }: { gift: GiftView; shareToken: string }) {
  const has = `${gift.senderName} has your answer.`;
  return (
    <form
      hidden
      data-thanks={shareToken}
      data-state={gift.thanks ? 'sent' : 'asking'}
      data-has-words={has}
      className="thanks mx-auto max-w-2xl px-5 pb-16 text-center"
    >
      <button type="submit" name="text" value={received} className="thanks-asking view-product">
        Received, thank you
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
