import { randomBytes } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets } from '../../lib/built-assets.js';
import { notFound, pages, type Page } from '../pages.js';
import { Document } from './document.js';
import type { AppDocuments, PageDocuments, PersonalPage } from './model.js';
import { asData, personalPage } from './personal-page.js';
import { ReadyPage, readyPaths } from './ready-pages.js';

export interface Built {
  /** What the application needs at a path; null is where nothing stands. */
  application: (path: string | null) => Assets;
  /** What a page that is there already needs. */
  ready: Assets;
  /** Sets the theme before the first paint. */
  themeScript: string;
  /** Begins the application where its page stands already. */
  beginScript: string;
}

/** Every document of the application. `nonce` stands in them where the one of each answer belongs. */
export function appDocuments(built: Built, publicUrl: string, nonce: string): AppDocuments {
  const own = { publicUrl, nonce, themeScript: built.themeScript };

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
  const personal = (path: string, page: Page, reads: readonly string[]): PersonalPage => {
    const gap = randomBytes(16).toString('hex');
    const [before, between, after] = write(
      <Document
        {...own}
        path={path}
        page={page}
        assets={built.application(path)}
        isStyled={false}
        beginScript={built.beginScript}
      >
        <div id="root" data-waits="" dangerouslySetInnerHTML={{ __html: gap }} />
        <script id="answers" type="application/json" dangerouslySetInnerHTML={{ __html: gap }} />
      </Document>,
    ).split(gap);
    return {
      reads,
      write: async (written, now) =>
        before! + (await personalPage(path, written, now)) + between! + asData(written) + after!,
    };
  };

  const documents = Object.entries(pages).map(([path, page]): [string, PageDocuments] => [
    path,
    {
      application: application(path, page),
      ready: readyPaths.includes(path) ? ready(path, page) : null,
      personal: page.reads ? personal(path, page, page.reads) : null,
    },
  ]);
  return { pages: Object.fromEntries(documents), notFound: application(null, notFound) };
}

const write = (document: React.JSX.Element): string => `<!doctype html>${renderToStaticMarkup(document)}`;
