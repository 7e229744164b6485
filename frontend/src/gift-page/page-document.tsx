import { directionOf, type Language } from '@presently/rules/languages';
import type { ReactNode } from 'react';
import type { Assets } from '../lib/page/built-assets.js';
import { spokenLanguage } from '../languages/words.js';
import { recoverScript, recoverWords } from '../lib/page/recover-script.js';

interface PageDocumentProps {
  title: string;
  nonce: string;
  assets: Assets;
  themeScript: string;
  referrer: 'no-referrer' | 'same-origin';
  /** Further elements of the head. */
  head?: ReactNode;
  children: ReactNode;
}

/** Whether the page's font has the letters of a language. In the others names may still need it. */
const hasItsLetters = (language: Language) => language !== 'ja' && language !== 'ar';

/** The document of the pages behind a gift link. */
export function PageDocument({ title, nonce, assets, themeScript, referrer, head, children }: PageDocumentProps) {
  const language = spokenLanguage();
  return (
    <html lang={language} dir={directionOf(language)} data-missing={recoverWords()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Inline: theme and wrapping must be set before the first paint, and a file would cost a round trip. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: recoverScript }} />
        {hasItsLetters(language) &&
          assets.fonts.map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
          ))}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.css }} />
        <title>{title}</title>
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content={referrer} />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content="#f4e9da" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {head}
      </head>
      <body>{children}</body>
    </html>
  );
}
