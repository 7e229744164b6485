import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { documentTitle, pageAt } from './pages.js';
import { SkipLink } from './skip-link.js';

/** What every page has: a way past the bar, a title, and a word to screen readers when the page changes. */
export function Root() {
  useTitle();
  useHeadingFocus();
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <>
      <SkipLink />
      {isNavigating && <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.5 animate-unroll bg-ribbon" />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function useTitle() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = documentTitle(pageAt(pathname));
  }, [pathname]);
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
