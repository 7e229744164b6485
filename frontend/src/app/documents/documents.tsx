import { randomBytes } from 'node:crypto';
import type { Language } from '@presently/rules/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { speakingIn } from '../../languages/speaking-in.js';
import type { Assets } from '../../lib/page/built-assets.js';
import { factsOf, screenPaths, type Screen } from '../screens.js';
import { documentsWords as say } from '../../languages/documents/en.js';
import { Document } from './document.js';
import type { AppDocuments, PageDocuments, PersonalPage } from './model.js';
import { asData, personalPage } from './personal-page.js';
import { noticeOf, type OperatorsWords } from '../../features/marketing/notices.js';
import { noticeElement } from '../../features/marketing/written-notice.js';
import { noticeWords } from './notice-words.js';
import { isReady, noticeAt, ReadyPage, type ReadyScreen } from './ready-pages.js';

export interface Built {
  /** The files that the application needs at a screen; without a screen, at an unknown address. */
  application: (screen?: Screen) => Assets;
  /** The files of the ready pages. */
  ready: Assets;
  /** Sets the theme before the first paint. */
  themeScript: string;
  /** Loads the page again if its files are missing. */
  recoverScript: string;
  /** Starts a page that the server rendered. */
  beginScript: string;
}

/** What all documents of one answer have. */
export interface Own {
  language: Language;
  publicUrl: string;
  /** The gateway replaces it with the nonce of each answer. */
  nonce: string;
}

/** Every document of the application in one language. */
export const appDocuments = (built: Built, own: Own, words: OperatorsWords): AppDocuments =>
  speakingIn(own.language, () => documentsOf(built, own, words));

function documentsOf(built: Built, { language, publicUrl, nonce }: Own, words: OperatorsWords): AppDocuments {
  const own = { language, publicUrl, nonce, themeScript: built.themeScript, recoverScript: built.recoverScript };

  const noticeOn = (screen: Screen) => {
    const name = noticeAt(screen);
    return name && noticeOf(name, words, language, noticeWords[language]);
  };
  const application = (screen?: Screen) => {
    const notice = screen && noticeOn(screen);
    return write(
      <Document {...own} screen={screen} assets={built.application(screen)}>
        <div id="root" />
        {notice && (
          <script id={noticeElement} type="application/json" dangerouslySetInnerHTML={{ __html: asData(notice) }} />
        )}
        <noscript>{say('noScript')}</noscript>
      </Document>,
    );
  };
  const ready = (screen: ReadyScreen) => {
    const { script, imports } = built.application('/auth');
    return write(
      <Document
        {...own}
        screen={screen}
        assets={built.ready}
        isFirstVisit
        beginScript={built.beginScript}
        next={[script, ...imports]}
      >
        <ReadyPage screen={screen} notice={noticeOn(screen)} />
      </Document>,
    );
  };
  const personal = (screen: Screen, reads: readonly string[]): PersonalPage => {
    const gap = randomBytes(16).toString('hex');
    const assets = built.application(screen);
    const [before, between, after] = write(
      <Document {...own} screen={screen} assets={assets} beginScript={built.beginScript}>
        <div id="root" data-waits="" dangerouslySetInnerHTML={{ __html: gap }} />
        <script id="answers" type="application/json" dangerouslySetInnerHTML={{ __html: gap }} />
      </Document>,
    ).split(gap);
    return {
      reads,
      write: async (written, now) =>
        [before, await personalPage(screen, language, written, now), between, asData(written), after].join(''),
    };
  };

  const pages = screenPaths.map((screen): [Screen, PageDocuments] => {
    const { reads } = factsOf(screen);
    return [
      screen,
      {
        application: application(screen),
        ready: isReady(screen) ? ready(screen) : null,
        personal: reads ? personal(screen, reads) : null,
      },
    ];
  });
  return { pages: Object.fromEntries(pages), notFound: application() };
}

const write = (document: React.JSX.Element): string => `<!doctype html>${renderToStaticMarkup(document)}`;
