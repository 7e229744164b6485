import { maxLength, thanksDrawings } from '@presently/rules/vocabulary';
import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { ThanksDrawing, thanksNames } from '../ui/drawings/thanks-drawings.js';

/** One tap, or a few words. The script shows it: without the script it could not be sent. */
export function ThanksForm({ gift, shareToken }: { gift: GiftView; shareToken: string }) {
  const thanks = gift.thanks ?? null;
  return (
    <form hidden data-thanks={shareToken} className="mx-auto max-w-2xl px-5 pb-16 text-center">
      <h2 className="text-2xl">
        Say thank you to <bdi>{gift.senderName}</bdi>
      </h2>
      <p className="mt-2 text-ink-soft">One tap is enough. You can change it for a day.</p>
      <fieldset aria-label="Thank you" className="mt-6 flex flex-wrap justify-center gap-3">
        {thanksDrawings.map((drawing) => (
          <button
            key={drawing}
            type="submit"
            name="drawing"
            value={drawing}
            aria-pressed={thanks?.drawing === drawing}
            className="thanks-choice"
          >
            <ThanksDrawing drawing={drawing} className="size-16" />
            <span className="sr-only">{thanksNames[drawing]}</span>
          </button>
        ))}
      </fieldset>
      <label className="mt-6 grid gap-2 text-start">
        <span className="font-medium">
          A few words <span className="text-ink-soft">(optional)</span>
        </span>
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
        Send thanks
      </button>
      <output className="mt-4 block min-h-6 text-ink-soft">{thanks && 'Your thanks have been sent.'}</output>
    </form>
  );
}
