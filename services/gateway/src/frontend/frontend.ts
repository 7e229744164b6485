import type { GiftView } from '@presently/contracts/gifts';
import { readFile } from 'node:fs/promises';
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

const noncePlaceholder = '__CSP_NONCE__';

/** The built frontend: the document of the application, the folder of its files, and the gift page's renderer. */
export class Frontend {
  constructor(
    readonly clientDir: string,
    private readonly shell: string,
    readonly renderGiftPage: (model: GiftPageModel) => string,
  ) {}

  /** The application's document, whose own elements `nonce` allows. */
  renderShell(nonce: string): string {
    return this.shell.replaceAll(noncePlaceholder, nonce);
  }
}

/** @throws Error when the frontend has not been built: a gateway that serves no page should not start. */
export async function loadFrontend(directory: string): Promise<Frontend> {
  const clientDir = join(directory, 'client');
  try {
    const shell = await readFile(join(clientDir, 'index.html'), 'utf8');
    const renderer = (await import(pathToFileURL(join(directory, 'server/gift-page.js')).href)) as {
      renderGiftPage: (model: GiftPageModel) => string;
    };
    return new Frontend(clientDir, shell, renderer.renderGiftPage);
  } catch (cause) {
    throw new Error(`The built frontend is not in ${directory} (FRONTEND_DIR)`, { cause });
  }
}
