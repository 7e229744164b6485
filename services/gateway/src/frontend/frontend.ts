import type { GiftView } from '@presently/contracts/gifting/shared-gifts';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the gift page is rendered from; `frontend/src/gift-page/model.ts` is the other end. */
export interface GiftPageModel {
  shareToken: string;
  /** Null shows that the link opens nothing. */
  gift: GiftView | null;
  isSender: boolean;
  publicUrl: string;
  nonce: string;
}
type RenderGiftPage = (model: GiftPageModel) => string;

/** What a page is written from; it travels with it. */
export interface WrittenAnswers {
  /** By route, as the API answers. */
  answers: Record<string, unknown>;
  /** IANA name of the zone whose clocks the page shows. */
  timeZone: string;
}
/** Writes a page for one signed-in user. */
export interface PersonalPage {
  /** The routes of the API whose answers it shows. */
  reads: readonly string[];
  write: (written: WrittenAnswers, now: Date) => Promise<string>;
}

/** The application as documents; `frontend/src/app/documents/model.ts` is the other end. */
export interface AppDocuments {
  /** By path: what starts the application, the page itself, ready to read, and what writes it for one user, where there are such. */
  pages: Record<string, { application: string; ready: string | null; personal: PersonalPage | null }>;
  notFound: string;
}
type RenderAppDocuments = (publicUrl: string, nonce: string) => AppDocuments;

export interface ServedDocument {
  html: string;
  isFound: boolean;
  /** Whether visitors with and without a session get different ones. */
  dependsOnSession: boolean;
}

/** The built frontend: its documents, the folder of its files, and the gift page's renderer. */
export class Frontend {
  private constructor(
    readonly clientDir: string,
    readonly renderGiftPage: RenderGiftPage,
    private readonly documents: AppDocuments,
    /** Stands in the documents where the nonce goes. */
    private readonly placeholder: string,
    /** The scripts that stand inside of documents, as a content security policy allows them. */
    readonly inlineScripts: readonly string[],
  ) {}

  /**
   * @param publicUrl the product's own address, without a slash at the end
   * @throws Error when the frontend has not been built: a gateway that serves no page should not start.
   */
  static async load(directory: string, publicUrl: string): Promise<Frontend> {
    const renderer = async <T>(name: string) =>
      (await import(pathToFileURL(join(directory, `server/${name}.js`)).href)) as T;
    try {
      const [{ renderAppDocuments, inlineScripts }, { renderGiftPage }] = await Promise.all([
        renderer<{ renderAppDocuments: RenderAppDocuments; inlineScripts: readonly string[] }>('app'),
        renderer<{ renderGiftPage: RenderGiftPage }>('gift-page'),
      ]);
      const placeholder = randomBytes(16).toString('hex');
      const documents = renderAppDocuments(publicUrl, placeholder);
      return new Frontend(join(directory, 'client'), renderGiftPage, documents, placeholder, inlineScripts.map(hashed));
    } catch (cause) {
      throw new Error(`The built frontend is not in ${directory} (FRONTEND_DIR)`, { cause });
    }
  }

  /**
   * The document at a path, whose own elements `nonce` allows. Pages that are ready to read are for visitors without a
   * session: whoever has one may have to be elsewhere, which only the application finds out.
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

  /** The answers that have to be there to write the page at a path for somebody; undefined where none is written. */
  readsAt(path: string): readonly string[] | undefined {
    return this.pageAt(path)?.personal?.reads;
  }

  /** The page at a path, which {@link readsAt} names, as it is for one user. */
  async write(path: string, written: WrittenAnswers, now: Date, nonce: string): Promise<string> {
    const document = await this.pageAt(path)!.personal!.write(written, now);
    return document.replaceAll(this.placeholder, nonce);
  }

  private pageAt(path: string) {
    return Object.hasOwn(this.documents.pages, path) ? this.documents.pages[path] : undefined;
  }
}

const hashed = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
