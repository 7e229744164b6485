import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import type { Language } from '@presently/rules/languages';
import { patternOf } from '@presently/rules/screen-path';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OperatorsWords } from './operators-words.js';

/** Input of the gift page's renderer, as in `frontend/src/gift-page/model.ts`. */
export interface GiftPageModel {
  language: Language;
  shareToken: string;
  /** Null for a link that does not work. */
  gift: GiftView | null;
  /** Why a gift that exists is not shown. */
  gone: 'stopped' | 'taken-back' | null;
  isSender: boolean;
  publicUrl: string;
  nonce: string;
  visit: string;
}
/** Input of the report page's renderer, as in `frontend/src/gift-page/report-page.tsx`. */
export interface ReportPageModel {
  language: Language;
  shareToken: string;
  state: 'form' | 'sent' | 'gone';
  reason?: string;
  text?: string;
  problem?: string;
  code?: string;
  nonce: string;
}
/** Input of the first-run page's renderer, as in `frontend/src/gift-page/first-run/first-run-page.tsx`. */
export interface FirstRunPageModel {
  language: Language;
  state: 'form' | 'done' | 'gone';
  token?: string;
  /** What was typed, without passwords, and what is wrong with it, by field. */
  written?: Record<string, string>;
  problems?: Record<string, string>;
  rules?: ProblemBody['rules'];
  problem?: string;
  code?: string;
  params?: ProblemBody['params'];
  publicUrl?: string;
  nonce: string;
}
/** Input of the renderer of notices, as in `frontend/src/gift-page/notice-page.tsx`. */
export interface NoticePageModel {
  /** The one in which its words are. */
  language: Language;
  title: string;
  text: string;
  /** What the text says, where it is the API's English. */
  problem?: Pick<ProblemBody, 'code' | 'params'>;
  buttons?: NoticeButton[];
  /** A way back. */
  back?: { href: string; words: string };
  nonce: string;
}
export interface NoticeButton {
  label: string;
  /** The path that it posts to. */
  action: string;
  isMain?: boolean;
}
/** The renderers of the pages for recipients. */
interface GiftPages {
  renderGiftPage: RenderGiftPage;
  renderReportPage: RenderReportPage;
  renderNoticePage: (model: NoticePageModel) => string;
  renderFirstRunPage: (model: FirstRunPageModel) => string;
}
type RenderReportPage = (model: ReportPageModel) => string;
type RenderGiftPage = (model: GiftPageModel) => string;

/** Input of a page; it is embedded in the page. */
export interface WrittenAnswers {
  /** Answers of the API, by route. */
  answers: Record<string, unknown>;
  /** IANA name of the time zone of the page. */
  timeZone: string;
}
/** Renders a page for one signed-in user. */
export interface PersonalPage {
  /** The routes of the API whose answers the page shows. */
  reads: readonly string[];
  write: (written: WrittenAnswers, now: Date) => Promise<string>;
}

/** The documents of the application, as in `frontend/src/app/documents/model.ts`. */
export interface AppDocuments {
  /**
   * By path: the document that starts the application; if there are such, the rendered page and the renderer for one
   * user.
   */
  pages: Record<string, { application: string; ready: string | null; personal: PersonalPage | null }>;
  notFound: string;
}
type RenderAppDocuments = (publicUrl: string, nonce: string, words: OperatorsWords, language: Language) => AppDocuments;

export interface ServedDocument {
  html: string;
  isFound: boolean;
  /** Whether visitors with and without a session get different documents. */
  dependsOnSession: boolean;
}

/** The documents in a language: rendered when somebody first reads it. */
type DocumentsIn = (language: Language) => AppDocuments;

function onceEach(render: DocumentsIn): DocumentsIn {
  const rendered = new Map<Language, AppDocuments>();
  return (language) => {
    const documents = rendered.get(language) ?? render(language);
    rendered.set(language, documents);
    return documents;
  };
}

/** The built frontend: documents, the folder of files, and the gift page's renderer. */
export class Frontend {
  private constructor(
    readonly clientDir: string,
    readonly renderGiftPage: RenderGiftPage,
    readonly renderReportPage: RenderReportPage,
    readonly renderNoticePage: GiftPages['renderNoticePage'],
    readonly renderFirstRunPage: GiftPages['renderFirstRunPage'],
    private readonly documents: DocumentsIn,
    /** Placeholder for the nonce in the documents. */
    private readonly placeholder: string,
    /** The inline scripts of documents, as sources of a content security policy. */
    readonly inlineScripts: readonly string[],
  ) {}

  /**
   * @param publicUrl URL of the product without a slash at the end
   * @throws Error if the frontend is not built: a gateway without pages must not start
   */
  static async load(directory: string, publicUrl: string, words: OperatorsWords): Promise<Frontend> {
    const renderer = async <T>(name: string) =>
      (await import(pathToFileURL(join(directory, `server/${name}.js`)).href)) as T;
    try {
      const [
        { renderAppDocuments, inlineScripts },
        { renderGiftPage, renderReportPage, renderNoticePage, renderFirstRunPage },
      ] = await Promise.all([
        renderer<{ renderAppDocuments: RenderAppDocuments; inlineScripts: readonly string[] }>('app'),
        renderer<GiftPages>('gift-page'),
      ]);
      const placeholder = randomBytes(16).toString('hex');
      const documents = onceEach((language: Language) => renderAppDocuments(publicUrl, placeholder, words, language));
      // What is missing is missing at the start.
      documents('en');
      return new Frontend(
        join(directory, 'client'),
        renderGiftPage,
        renderReportPage,
        renderNoticePage,
        renderFirstRunPage,
        documents,
        placeholder,
        inlineScripts.map(hashed),
      );
    } catch (cause) {
      throw new Error(`The built frontend is not in ${directory} (FRONTEND_DIR)`, { cause });
    }
  }

  /**
   * The document at a path; `nonce` allows its own elements. Only visitors without a session get rendered pages. For
   * all others the application decides what to show.
   */
  documentAt(path: string, language: Language, hasSession: boolean, nonce: string): ServedDocument {
    const page = this.pageAt(path, language);
    const document = (!hasSession && page?.ready) || page?.application || this.documents(language).notFound;
    return {
      html: document.replaceAll(this.placeholder, nonce),
      isFound: page !== undefined,
      dependsOnSession: page?.ready != null || page?.personal != null,
    };
  }

  /** The routes whose answers the page at a path needs; undefined if no page is rendered for users. */
  readsAt(path: string): readonly string[] | undefined {
    return this.pageAt(path, 'en')?.personal?.reads;
  }

  /** The page for one user at a path with {@link readsAt}. */
  async write(path: string, language: Language, written: WrittenAnswers, now: Date, nonce: string): Promise<string> {
    const document = await this.pageAt(path, language)!.personal!.write(written, now);
    return document.replaceAll(this.placeholder, nonce);
  }

  private pageAt(path: string, language: Language) {
    const { pages } = this.documents(language);
    const pattern = patternOf(Object.keys(pages), path);
    return pattern === undefined ? undefined : pages[pattern];
  }
}

const hashed = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
