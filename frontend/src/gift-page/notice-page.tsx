import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../lib/built-assets.js';
import { LetterDrawing } from '../ui/drawings/letter-drawing.js';
import { PageDocument } from './page-document.js';
import { SentWithPresently } from './sent-with-presently.js';

/** The gateway's data for a page that says one thing to a recipient. */
export interface NoticePageModel {
  title: string;
  text: string;
  /** The label of a button that posts to the page's own address. */
  button?: string;
  nonce: string;
}

/** A page without script. */
export function renderNoticeDocument(model: NoticePageModel, assets: Assets, themeScript: string): string {
  const { title, text, button, nonce } = model;
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
          {button && (
            <form method="post" className="mt-8">
              <button type="submit" className="view-product">
                {button}
              </button>
            </form>
          )}
        </main>
        <SentWithPresently words="Presently" />
      </div>
    </PageDocument>,
  )}`;
}
