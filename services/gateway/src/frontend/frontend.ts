import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { patternOf } from '@presently/rules/screen-path';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OperatorsWords } from './operators-words.js';

/** Input of the gift page's renderer, as in `frontend/src/gift-page/model.ts`. */
export interface GiftPageModel {
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
  shareToken: string;
  state: 'form' | 'sent' | 'gone';
  reason?: string;
  text?: string;
  problem?: string;
  nonce: string;
}
/** Input of the first-run page's renderer, as in `frontend/src/gift-page/first-run/first-run-page.tsx`. */
export interface FirstRunPageModel {
  state: 'form' | 'done' | 'gone';
  token?: string;
  /** What was typed, without passwords, and what is wrong with it, by field. */
  written?: Record<string, string>;
  problems?: Record<string, string>;
  problem?: string;
  publicUrl?: string;
  nonce: string;
}
/** Input of the renderer of notices, as in `frontend/src/gift-page/notice-page.tsx`. */
export interface NoticePageModel {
  title: string;
  text: string;
  buttons?: NoticeButton[];
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
type RenderAppDocuments = (publicUrl: string, nonce: string, words: OperatorsWords) => AppDocuments;

export interface ServedDocument {
  html: string;
  isFound: boolean;
  /** Whether visitors with and without a session get different documents. */
  dependsOnSession: boolean;
}

/** The built frontend: documents, the folder of files, and the gift page's renderer. */
export class Frontend {
  private constructor(
    readonly clientDir: string,
    readonly renderGiftPage: RenderGiftPage,
    readonly renderReportPage: RenderReportPage,
    readonly renderNoticePage: GiftPages['renderNoticePage'],
    readonly renderFirstRunPage: GiftPages['renderFirstRunPage'],
    private readonly documents: AppDocuments,
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
      const documents = renderAppDocuments(publicUrl, placeholder, words);
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
  documentAt(path: string, hasSession: boolean, nonce: string): ServedDocument {
    const page = this.pageAt(path);
    const document = (!hasSession && page?.ready) || page?.application || this.documents.notFound;
    return {
      html: document.replaceAll(this.placeholder, nonce),
      isFound: page !== undefined,
      dependsOnSession: page?.ready != null || page?.personal != null,
    };
  }

  /** The routes whose answers the page at a path needs; undefined if no page is rendered for users. */
  readsAt(path: string): readonly string[] | undefined {
    return this.pageAt(path)?.personal?.reads;
  }

  /** The page for one user at a path with {@link readsAt}. */
  async write(path: string, written: WrittenAnswers, now: Date, nonce: string): Promise<string> {
    const document = await this.pageAt(path)!.personal!.write(written, now);
    return document.replaceAll(this.placeholder, nonce);
  }

  private pageAt(path: string) {
    const pattern = patternOf(Object.keys(this.documents.pages), path);
    return pattern === undefined ? undefined : this.documents.pages[pattern];
  }
}

const hashed = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
