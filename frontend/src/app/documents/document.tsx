import type { ComponentProps, ReactNode } from 'react';
import type { Assets } from '../../lib/built-assets.js';
import { Head } from './head.js';

interface DocumentProps extends ComponentProps<typeof Head> {
  nonce: string;
  assets: Assets;
  /** Whether the stylesheet stands in the document instead of beside it. */
  isStyled: boolean;
  /** Scripts of the page that visitors are likely to open next: `client.ts` fetches them when this one is done. */
  next?: string[];
  children: ReactNode;
}

/** A document of the application. `index.html` is its other form, for development. */
export function Document({ nonce, assets, isStyled, next, children, ...head }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Blocking on purpose: the chosen theme must stand before the first paint. */}
        <script src="/theme.js" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {isStyled ? (
          <style nonce={nonce} dangerouslySetInnerHTML={{ __html: assets.css }} />
        ) : (
          assets.stylesheets.map((href) => <link key={href} rel="stylesheet" crossOrigin="" href={href} />)
        )}
        <Head {...head} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Libraries that make a <style> find here the word that allows it. */}
        <meta property="csp-nonce" nonce={nonce} />
        {assets.imports.map((href) => (
          <link key={href} rel="modulepreload" crossOrigin="" href={href} />
        ))}
        <script type="module" crossOrigin="" src={assets.script} />
      </head>
      <body data-next={next?.join(' ')}>{children}</body>
    </html>
  );
}
