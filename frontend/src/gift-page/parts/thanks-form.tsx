import { maxLength, thanksDrawings, type ThanksDrawing as DrawingName } from '@presently/rules/vocabulary';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { ThanksDrawing, thanksNames } from '../../ui/drawings/thanks-drawings.js';

/** What the sender has once a drawing is chosen: "Maria has your flowers". */
const received: Record<DrawingName, string> = {
  heart: 'your love',
  bouquet: 'your flowers',
  sun: 'your sunshine',
  toast: 'your cheers',
  bow: 'your thanks',
};

/**
 * One tap says thank you: the chosen drawing grows, and then there is room for words. The script shows the form and moves
 * it from `asking` to `sent`; without the script it could not be sent.
 */
export function ThanksForm({ gift, shareToken }: { gift: GiftView; shareToken: string }) {
  const thanks = gift.thanks ?? null;
  const has = (what: string) => `${gift.senderName} has ${what}`;
  return (
    <form
      hidden
      data-thanks={shareToken}
      data-state={thanks ? 'sent' : 'asking'}
      data-has-words={has('your words')}
      className="thanks mx-auto max-w-2xl px-5 pb-16 text-center"
    >
      <div className="thanks-asking">
        <h2 className="text-2xl">
          Say thank you to <bdi>{gift.senderName}</bdi>
        </h2>
        <p className="mt-2 text-ink-soft">One tap is enough.</p>
      </div>
      <h2 className="thanks-sent thanks-title text-2xl" dir="auto" tabIndex={-1}>
        {thanks?.drawing ? has(received[thanks.drawing]) : has('your words')}
      </h2>
      <fieldset aria-label="Thank you" className="mt-6 flex flex-wrap justify-center gap-3">
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
            <span className="sr-only">{thanksNames[drawing]}</span>
          </button>
        ))}
      </fieldset>
      <label className="mt-6 grid gap-2 text-start">
        <span className="thanks-asking font-medium">Or a few words (optional)</span>
        <span className="thanks-sent font-medium">Add a few words</span>
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
        <span className="thanks-asking">Send thanks</span>
        <span className="thanks-sent">Send words</span>
      </button>
      <output className="mt-4 block min-h-6 text-ink-soft">{thanks && 'Your thanks have been sent.'}</output>
      <p className="thanks-sent mt-2 flex flex-wrap justify-center gap-x-6">
        <button type="button" data-change className="quiet-link">
          Change it until tomorrow
        </button>
        <a href="/" className="quiet-link">
          Send a gift back
        </a>
      </p>
    </form>
  );
}
