import { Link } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { Logo } from '../../ui/display/logo.js';
import { PageHeading } from '../../ui/display/page-heading.js';

/** The page for unknown addresses. */
export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center px-5 sm:px-8">
        <Link to="/" className="rounded-lg" aria-label="Presently, to the start page">
          <Logo />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="grid flex-1 place-content-center justify-items-center gap-3 px-5 pb-24 text-center outline-none"
      >
        <EmptyBoxDrawing className="size-44" />
        <p className="text-sm font-semibold text-ribbon">404</p>
        <PageHeading>Page not found</PageHeading>
        <p className="max-w-[46ch] text-ink-soft">
          This box is empty. The address may be mistyped, or the page has moved.
        </p>
        <Button asChild className="mt-4">
          <Link to="/">Back to Presently</Link>
        </Button>
      </main>
    </div>
  );
}
