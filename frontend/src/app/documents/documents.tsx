import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../../lib/built-assets.js';
import { notFound, pages, type Page } from '../pages.js';
import { Document } from './document.js';
import type { AppDocuments, PageDocuments } from './model.js';
import { ReadyPage, readyPaths } from './ready-pages.js';

export interface Built {
  /** What the application needs at a path; null is where nothing stands. */
  application: (path: string | null) => Assets;
  /** What a page that is there already needs. */
  ready: Assets;
}

/** Every document of the application. `nonce` stands in them where the one of each answer belongs. */
export function appDocuments(built: Built, publicUrl: string, nonce: string): AppDocuments {
  const own = { publicUrl, nonce };

  const application = (path: string | null, page: Page) =>
    write(
      <Document {...own} path={path} page={page} assets={built.application(path)} isStyled={false}>
        <div id="root" />
        <noscript>Presently needs JavaScript to run.</noscript>
      </Document>,
    );
  const ready = (path: string, page: Page) => {
    const { script, imports } = built.application('/auth');
    return write(
      <Document {...own} path={path} page={page} assets={built.ready} isStyled next={[script, ...imports]}>
        <ReadyPage path={path} />
      </Document>,
    );
  };

  const documents = Object.entries(pages).map(([path, page]): [string, PageDocuments] => [
    path,
    { application: application(path, page), ready: readyPaths.includes(path) ? ready(path, page) : null },
  ]);
  return { pages: Object.fromEntries(documents), notFound: application(null, notFound) };
}

const write = (document: React.JSX.Element): string => `<!doctype html>${renderToStaticMarkup(document)}`;
