import { maxLength, thanksDrawings, type ThanksDrawing as DrawingName } from '@presently/rules/vocabulary';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { giftPageWords as say } from '../../languages/gift-page/en.js';
import { ThanksDrawing } from '../../ui/drawings/thanks-drawings.js';
import { thanksWords } from './script-words.js';

/** What the sender has once a drawing is chosen: "Maria has your flowers". */
const received = {
  heart: 'hasHeart',
  bouquet: 'hasBouquet',
  sun: 'hasSun',
  toast: 'hasToast',
  bow: 'hasBow',
} as const satisfies Record<DrawingName, string>;

/**
 * One tap says thank you: the chosen drawing grows, and then there is room for words. The script shows the form and moves
 * it from `asking` to `sent`; without the script it could not be sent.
 */
export function ThanksForm({ gift, shareToken }: { gift: GiftView; shareToken: string }) {
  const thanks = gift.thanks ?? null;
  const has = (what: (typeof received)[DrawingName] | 'hasWords') => say(what, { sender: gift.senderName });
  return (
    <form
      hidden
      data-thanks={shareToken}
      data-state={thanks ? 'sent' : 'asking'}
      data-has-words={has('hasWords')}
      data-words={thanksWords(gift)}
      className="thanks mx-auto max-w-2xl px-5 pb-16 text-center"
    >
      <div className="thanks-asking">
        <h2 className="text-2xl">{say.rich('thanksTitle', { sender: gift.senderName })}</h2>
        <p className="mt-2 text-ink-soft">{say('oneTap')}</p>
      </div>
      <h2 className="thanks-sent thanks-title text-2xl" dir="auto" tabIndex={-1}>
        {thanks?.drawing ? has(received[thanks.drawing]) : has('hasWords')}
      </h2>
      <fieldset aria-label={say('thankYou')} className="mt-6 flex flex-wrap justify-center gap-3">
        {thanksDrawings.map((drawing) => (
          <button
            key={drawing}
            type="submit"
            name="drawing"
            value={drawing}
            aria-pressed={thanks?.drawing === drawing}
            data-has={has(received[drawing])}
            className="thanks-choice"
          >
            <ThanksDrawing drawing={drawing} />
            <span className="sr-only">{say(drawing)}</span>
          </button>
        ))}
      </fieldset>
      <label className="mt-6 grid gap-2 text-start">
        <span className="thanks-asking font-medium">{say('orWords')}</span>
        <span className="thanks-sent font-medium">{say('addWords')}</span>
        <textarea
          name="text"
          rows={3}
          dir="auto"
          maxLength={maxLength.thanks}
          defaultValue={thanks?.text ?? ''}
          className="rounded-lg border border-line-strong bg-sheet px-4 py-3"
        />
      </label>
      <button type="submit" className="view-product mt-4">
        <span className="thanks-asking">{say('sendThanks')}</span>
        <span className="thanks-sent">{say('sendWords')}</span>
      </button>
      <output className="mt-4 block min-h-6 text-ink-soft">{thanks && say('thanksSent')}</output>
      <p className="thanks-sent mt-2 flex flex-wrap justify-center gap-x-6">
        <button type="button" data-change className="quiet-link">
          {say('change')}
        </button>
        <a href="/" className="quiet-link">
          {say('sendBack')}
        </a>
      </p>
    </form>
  );
}
