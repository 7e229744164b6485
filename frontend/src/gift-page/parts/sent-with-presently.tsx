import type { ReactNode } from 'react';

/** The page's only mention of the product, and links beside it. */
export function SentWithPresently({ words, children }: { words: string; children?: ReactNode }) {
  return (
    <footer className="flex flex-wrap justify-center gap-x-6 pb-10 text-center text-sm">
      <a href="/" className="quiet-link">
        {words}
      </a>
      {children}
    </footer>
  );
}
