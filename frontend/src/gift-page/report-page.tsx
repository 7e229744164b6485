import type { Language } from '@presently/rules/languages';
import { maxLength, reportReasons, type ReportReason } from '@presently/rules/vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import { reportPageWords as say } from '../languages/report-page/en.js';
import { spokenLanguage } from '../languages/words.js';
import type { Assets } from '../lib/page/built-assets.js';
import { EmptyBoxDrawing } from '../ui/drawings/empty-box-drawing.js';
import { LetterDrawing } from '../ui/drawings/letter-drawing.js';
import { PageDocument } from './page-document.js';
import { reportPath } from './parts/report-path.js';
import { SentWithPresently } from './parts/sent-with-presently.js';

/** The gateway's data for the page on which a recipient reports a gift. */
export interface ReportPageModel {
  language: Language;
  shareToken: string;
  /** `gone`: a report of this link is not taken. */
  state: 'form' | 'sent' | 'gone';
  /** What was typed, when it could not be sent. */
  reason?: string;
  text?: string;
  /** Why it could not be sent: the sentence of the API, and its code. */
  problem?: string;
  code?: string;
  nonce: string;
}

const reasons = {
  'unknown-sender': 'unknownSender',
  unwanted: 'unwanted',
  harassment: 'harassment',
  fraud: 'fraud',
  other: 'other',
} as const satisfies Record<ReportReason, string>;

/** A page without script: the form works in every browser. */
export function renderReportDocument(model: ReportPageModel, assets: Assets, themeScript: string): string {
  const title = `${say(model.state === 'sent' ? 'thankYou' : 'title')} | Presently`;
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
    <h1 className="mt-6 text-3xl">{say('thankYou')}</h1>
    <p className="mt-3 text-ink-soft">{say('sent')}</p>
  </div>
);

const Gone = () => (
  <div className="flex flex-col items-center text-center">
    <EmptyBoxDrawing className="size-40" />
    <h1 className="mt-6 text-3xl">{say('goneTitle')}</h1>
    <p className="mt-3 text-ink-soft">{say('gone')}</p>
  </div>
);

const inWords = say.with({ em: (words) => <span className="text-ink-soft">{words}</span> });

/** The API's sentences are English. */
function sentenceOf({ problem, code }: ReportPageModel): string | undefined {
  if (!problem || spokenLanguage() === 'en') return problem;
  if (code === 'invalid-input') return say('chooseReason');
  return say(code === 'budget-used' || code === 'too-many-requests' ? 'tooMany' : 'lost');
}

function ReportForm(model: ReportPageModel) {
  const { shareToken, reason, text } = model;
  const problem = sentenceOf(model);
  return (
    <>
      <h1 className="text-3xl">{say('title')}</h1>
      <p className="mt-3 text-ink-soft">{say('intro')}</p>
      {problem && (
        <p role="alert" id="problem" className="mt-5 rounded-lg border border-ember bg-sheet px-4 py-3 text-ember">
          {problem}
        </p>
      )}
      <form method="post" action={reportPath(encodeURIComponent(shareToken))} className="mt-6 grid gap-6">
        <fieldset className="grid gap-1" aria-describedby={problem && 'problem'}>
          <legend className="mb-2 font-medium">{say('legend')}</legend>
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
              {say(reasons[each])}
            </label>
          ))}
        </fieldset>
        <label className="grid gap-2">
          <span className="font-medium">{inWords('words')}</span>
          <textarea
            name="text"
            rows={5}
            maxLength={maxLength.report}
            defaultValue={text}
            className="rounded-lg border border-line-strong bg-sheet px-4 py-3"
          />
        </label>
        <button type="submit" className="view-product justify-self-start">
          {say('submit')}
        </button>
      </form>
    </>
  );
}
