import type { Language } from '@presently/rules/languages';
import { readFileSync } from 'node:fs';
import { assetsOf, type Manifest } from '../../lib/page/built-assets.js';
import { recoverScript } from '../../lib/page/recover-script.js';
import type { OperatorsWords } from '../../features/marketing/notices.js';
import { factsOf, type Screen } from '../screens.js';
import { beginScript } from './begin-script.js';
import { appDocuments } from './documents.js';
import type { AppDocuments } from './model.js';

const read = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('manifest.json')) as Manifest;

/** The modules that the application imports on demand at a screen. The document preloads them. */
const modulesOf = (screen: Screen | undefined, language: Language): string[] => [
  ...routesOf(screen),
  ...wordsOf(language),
];

const wordsOf = (language: Language): string[] => (language === 'en' ? [] : [`src/languages/${language}.ts`]);

function routesOf(screen: Screen | undefined): string[] {
  if (screen === undefined) return ['src/app/routes/not-found.tsx'];
  const route = `src/app/routes/${screen.slice(1).replace(/:\w+/, 'one') || 'landing'}.tsx`;
  const { access } = factsOf(screen);
  return access === 'user' || access === 'admin' ? [route, 'src/app/shell/shell.tsx'] : [route];
}

const themeScript = read('theme.js');
/** Every inline script of the documents. */
export const inlineScripts = [themeScript, recoverScript, beginScript];

export const renderAppDocuments = (
  publicUrl: string,
  nonce: string,
  words: OperatorsWords,
  language: Language,
): AppDocuments =>
  appDocuments(
    {
      application: (screen) =>
        screen === '/about/:token'
          ? assetsOf(manifest, 'src/app/about-start.tsx', wordsOf(language), read)
          : assetsOf(manifest, 'index.html', modulesOf(screen, language), read),
      ready: assetsOf(manifest, 'src/app/documents/client.ts', [], read),
      themeScript,
      recoverScript,
      beginScript,
    },
    { language, publicUrl, nonce },
    words,
  );
