import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom';

/** What every page has: a way past the bar, a title, and a word to screen readers when the page changes. */
export function Root() {
  useTitle();
  useHeadingFocus();
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <>
      <a
        href="#main"
        className="fixed top-3 left-3 z-60 -translate-y-20 rounded-lg bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      {isNavigating && <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.5 animate-unroll bg-ribbon" />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function useTitle() {
  const handles = useMatches().map(({ handle }) => handle as { title?: string } | undefined);
  const title = handles.findLast((handle) => handle?.title)?.title;
  useEffect(() => {
    document.title = title ? `${title} · Presently` : 'Presently';
  }, [title]);
}

function useHeadingFocus() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
