import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import type { Language } from '@presently/rules/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { problemHere } from '../languages/said-here.js';
import type { Assets } from '../lib/page/built-assets.js';
import { LetterDrawing } from '../ui/drawings/letter-drawing.js';
import { PageDocument } from './page-document.js';
import { SentWithPresently } from './parts/sent-with-presently.js';

/** The gateway's data for a page that says one thing to a recipient. */
export interface NoticePageModel {
  /** The one in which its words are. */
  language: Language;
  title: string;
  text: string;
  /** What the text says, where it is the API's English. */
  problem?: Pick<ProblemBody, 'code' | 'params'>;
  buttons?: NoticeButton[];
  /** Where to go on. */
  back?: { href: string; words: string };
  nonce: string;
}

interface NoticeButton {
  label: string;
  /** The path that it posts to. */
  action: string;
  isMain?: boolean;
}

/** A page without script. */
export function renderNoticeDocument(model: NoticePageModel, assets: Assets, themeScript: string): string {
  const { title, problem, buttons = [], back, nonce } = model;
  const text = (problem && problemHere(problem)) ?? model.text;
  return `<!doctype html>${renderToStaticMarkup(
    <PageDocument
      title={`${title} | Presently`}
      nonce={nonce}
      assets={assets}
      themeScript={themeScript}
      referrer="no-referrer"
    >
      <div className="flex min-h-dvh flex-col items-center bg-paper px-5 text-center">
        <main className="flex flex-1 flex-col items-center justify-center py-12">
          <LetterDrawing className="size-40" />
          <h1 className="mt-6 text-3xl">{title}</h1>
          <p className="mt-3 max-w-md text-ink-soft">{text}</p>
          {buttons.map(({ label, action, isMain }) => (
            <form key={action} method="post" action={action} className="mt-4 first-of-type:mt-8">
              <button
                type="submit"
                className={isMain ? 'view-product' : 'rounded-lg border border-line-strong bg-sheet px-4 py-3'}
              >
                {label}
              </button>
            </form>
          ))}
          {back && (
            <a href={back.href} className="view-product mt-8">
              {back.words}
            </a>
          )}
        </main>
        <SentWithPresently words="Presently" />
      </div>
    </PageDocument>,
  )}`;
}
