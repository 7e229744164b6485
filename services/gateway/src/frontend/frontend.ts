import type { GiftView } from '@presently/contracts/gifts';
import { randomBytes } from 'node:crypto';
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

/** The application as documents; `frontend/src/app/documents/model.ts` is the other end. */
export interface AppDocuments {
  /** By path: what starts the application, and the page itself, ready to read, where there is one. */
  pages: Record<string, { application: string; ready: string | null }>;
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
  ) {}

  /**
   * @param publicUrl the product's own address, without a slash at the end
   * @throws Error when the frontend has not been built: a gateway that serves no page should not start.
   */
  static async load(directory: string, publicUrl: string): Promise<Frontend> {
    const renderer = async <T>(name: string) =>
      (await import(pathToFileURL(join(directory, `server/${name}.js`)).href)) as T;
    try {
      const [app, giftPage] = await Promise.all([
        renderer<{ renderAppDocuments: RenderAppDocuments }>('app'),
        renderer<{ renderGiftPage: RenderGiftPage }>('gift-page'),
      ]);
      const placeholder = randomBytes(16).toString('hex');
      const documents = app.renderAppDocuments(publicUrl, placeholder);
      return new Frontend(join(directory, 'client'), giftPage.renderGiftPage, documents, placeholder);
    } catch (cause) {
      throw new Error(`The built frontend is not in ${directory} (FRONTEND_DIR)`, { cause });
    }
  }

  /**
   * The document at a path, whose own elements `nonce` allows. Pages that are ready to read are for visitors without a
   * session: whoever has one may have to be elsewhere, which only the application finds out.
   */
  documentAt(path: string, hasSession: boolean, nonce: string): ServedDocument {
    const page = Object.hasOwn(this.documents.pages, path) ? this.documents.pages[path] : undefined;
    const document = (!hasSession && page?.ready) || page?.application || this.documents.notFound;
    return {
      html: document.replaceAll(this.placeholder, nonce),
      isFound: page !== undefined,
      dependsOnSession: page?.ready != null,
    };
  }
}
