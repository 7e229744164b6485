import { readFileSync } from 'node:fs';
import { assetsOf, type Manifest } from '../../lib/built-assets.js';
import { pageAt } from '../pages.js';
import { beginScript } from './begin-script.js';
import { appDocuments } from './documents.js';
import type { AppDocuments } from './model.js';

const read = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('manifest.json')) as Manifest;

/** The modules that the application imports by itself at a path: fetched while it is still on its way. */
function modulesAt(path: string | null): string[] {
  if (path === null) return ['src/app/routes/not-found.tsx'];
  const route = `src/app/routes/${path.slice(1) || 'landing'}.tsx`;
  return pageAt(path).isBehindSignIn ? [route, 'src/app/shell/shell.tsx'] : [route];
}

const themeScript = read('theme.js');
/** Every script that stands inside of a document. */
export const inlineScripts = [themeScript, beginScript];

export const renderAppDocuments = (publicUrl: string, nonce: string): AppDocuments =>
  appDocuments(
    {
      application: (path) => assetsOf(manifest, 'index.html', modulesAt(path), read),
      ready: assetsOf(manifest, 'src/app/documents/client.ts', [], read),
      themeScript,
      beginScript,
    },
    publicUrl,
    nonce,
  );
