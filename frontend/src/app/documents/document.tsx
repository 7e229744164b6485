import { directionOf, type Language } from '@presently/rules/languages';
import type { ComponentProps, ReactNode } from 'react';
import type { Assets } from '../../lib/page/built-assets.js';
import { recoverWords } from '../../lib/page/recover-script.js';
import { Head } from './head.js';

interface DocumentProps extends ComponentProps<typeof Head> {
  language: Language;
  nonce: string;
  /** Sets the theme. The content security policy contains its hash. */
  themeScript: string;
  recoverScript: string;
  assets: Assets;
  /** Inlines the stylesheet, and fetches fonts after the first paint: the browser has no file of the product yet. */
  isFirstVisit?: boolean;
  /** Fetches the scripts of a rendered page after its first paint. Without it they are fetched at once. */
  beginScript?: string;
  /** The scripts of the page that visitors probably open next. `client.ts` fetches them after the page has loaded. */
  next?: string[];
  children: ReactNode;
}

/** Headings change visibly when their font arrives. The other font's stand-in looks much like it. */
const isSeenToArrive = (font: string) => font.includes('fraunces');

/** A document of the application. `index.html` is its counterpart for development. */
export function Document({
  language,
  nonce,
  themeScript,
  recoverScript,
  assets,
  isFirstVisit = false,
  beginScript,
  next,
  children,
  ...head
}: DocumentProps) {
  return (
    <html lang={language} dir={directionOf(language)} data-missing={recoverWords()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Inline: the theme must be set before the first paint, and a file would cost a round trip. */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: recoverScript }} />
        {!isFirstVisit &&
          assets.fonts
            .filter(isSeenToArrive)
            .map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />)}
        {isFirstVisit ? (
          <InlineStyles nonce={nonce} css={assets.css} />
        ) : (
          assets.stylesheets.map((href) => <link key={href} rel="stylesheet" crossOrigin="" href={href} />)
        )}
        <Head {...head} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Libraries that create a <style> read the nonce here. */}
        <meta property="csp-nonce" nonce={nonce} />
        {!beginScript && <Scripts {...assets} />}
      </head>
      <body data-begin={beginScript && [...assets.imports, assets.script].join(' ')} data-next={next?.join(' ')}>
        {children}
        {beginScript && <script dangerouslySetInnerHTML={{ __html: beginScript }} />}
      </body>
    </html>
  );
}

/** A font of ours; its stand-ins are installed fonts. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** `begin-script.ts` applies the fonts after the first paint. */
function InlineStyles({ nonce, css }: { nonce: string; css: string }) {
  const fonts = css.match(fontFace)?.join('') ?? '';
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css.replace(fontFace, '') }} />
      <style nonce={nonce} media="not all" dangerouslySetInnerHTML={{ __html: fonts }} />
    </>
  );
}

function Scripts({ imports, script }: Assets) {
  return (
    <>
      {imports.map((href) => (
        <link key={href} rel="modulepreload" crossOrigin="" href={href} />
      ))}
      <script type="module" crossOrigin="" src={script} />
    </>
  );
}
