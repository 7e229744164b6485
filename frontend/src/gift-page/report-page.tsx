import { maxLength, reportReasons, type ReportReason } from '@presently/rules/vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../lib/page/built-assets.js';
import { EmptyBoxDrawing } from '../ui/drawings/empty-box-drawing.js';
import { LetterDrawing } from '../ui/drawings/letter-drawing.js';
import { PageDocument } from './page-document.js';
import { SentWithPresently } from './parts/sent-with-presently.js';

/** The gateway's data for the page on which a recipient reports a gift. */
export interface ReportPageModel {
  shareToken: string;
  /** `gone`: a report of this link is not taken. */
  state: 'form' | 'sent' | 'gone';
  /** What was typed, when it could not be sent. */
  reason?: string;
  text?: string;
  /** Why it could not be sent. */
  problem?: string;
  nonce: string;
}

const reasons: Record<ReportReason, string> = {
  'unknown-sender': 'I do not know the sender',
  unwanted: 'I do not want this',
  harassment: 'It insults, threatens or harasses',
  fraud: 'It asks for money or personal data, or pretends to come from someone else',
  other: 'Something else',
};

/** A page without script: the form works in every browser. */
export function renderReportDocument(model: ReportPageModel, assets: Assets, themeScript: string): string {
  const title = `${model.state === 'sent' ? 'Thank you' : 'Report this gift'} | Presently`;
  return `<!doctype html>${renderToStaticMarkup(
    // Without a referrer, some browsers hide the origin of the form as well.
    <PageDocument title={title} nonce={model.nonce} assets={assets} themeScript={themeScript} referrer="same-origin">
      <div className="flex min-h-dvh flex-col items-center bg-paper px-5">
        <main className="w-full max-w-xl flex-1 py-12">
          {model.state === 'sent' ? <Sent /> : model.state === 'gone' ? <Gone /> : <ReportForm {...model} />}
        </main>
        <SentWithPresently words="Presently" />
      </div>
    </PageDocument>,
  )}`;
}

const Sent = () => (
  <div className="flex flex-col items-center text-center">
    <LetterDrawing className="size-40" />
    <h1 className="mt-6 text-3xl">Thank you</h1>
    <p className="mt-3 text-ink-soft">We will look at this gift and at its sender. They do not learn that you wrote.</p>
  </div>
);

const Gone = () => (
  <div className="flex flex-col items-center text-center">
    <EmptyBoxDrawing className="size-40" />
    <h1 className="mt-6 text-3xl">This link has ended</h1>
    <p className="mt-3 text-ink-soft">
      A gift can be reported for 30 days after its sender has removed it. This link is older, or it is not complete.
    </p>
  </div>
);

function ReportForm({ shareToken, reason, text, problem }: ReportPageModel) {
  return (
    <>
      <h1 className="text-3xl">Report this gift</h1>
      <p className="mt-3 text-ink-soft">
        Tell us what is wrong. We read every report, and the sender does not learn that you wrote.
      </p>
      {problem && (
        <p role="alert" id="problem" className="mt-5 rounded-lg border border-ember bg-sheet px-4 py-3 text-ember">
          {problem}
        </p>
      )}
      <form method="post" action={`/gift/${encodeURIComponent(shareToken)}/report`} className="mt-6 grid gap-6">
        <fieldset className="grid gap-1" aria-describedby={problem && 'problem'}>
          <legend className="mb-2 font-medium">What is wrong?</legend>
          {reportReasons.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={each}
                required
                defaultChecked={each === reason}
                className="size-5 shrink-0 accent-ribbon"
              />
              {reasons[each]}
            </label>
          ))}
        </fieldset>
        <label className="grid gap-2">
          <span className="font-medium">
            In your words <span className="text-ink-soft">(optional)</span>
          </span>
          <textarea
            name="text"
            rows={5}
            maxLength={maxLength.report}
            defaultValue={text}
            className="rounded-lg border border-line-strong bg-sheet px-4 py-3"
          />
        </label>
        <button type="submit" className="view-product justify-self-start">
          Send report
        </button>
      </form>
    </>
  );
}
