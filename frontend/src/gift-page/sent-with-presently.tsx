/** The page's only mention of the product. */
export function SentWithPresently({ words }: { words: string }) {
  return (
    <footer className="pb-10 text-center text-sm">
      <a
        href="/"
        className="inline-flex min-h-6 items-center rounded-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {words}
      </a>
    </footer>
  );
}
