import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Arriving } from './arriving.js';
import { useIsFetchingPage } from './late-page.js';
import { useScrollPosition } from './scroll-position.js';
import { SkipLink } from './skip-link.js';

/** The parts of every page: skip link, document title, and focus on the heading after a navigation. */
export function Root() {
  useTitle();
  useHeadingFocus();
  useScrollPosition();
  const isNavigating = useIsFetchingPage();
  return (
    <>
      <SkipLink />
      {isNavigating && (
        <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.5 animate-unroll bg-ribbon rtl:-scale-x-100" />
      )}
      {/* The only boundary around pages: the old page remains until the new one has its code. */}
      <Suspense fallback={<Arriving />}>
        <Outlet />
      </Suspense>
    </>
  );
}

function useTitle() {
  const { pathname } = useLocation();
  useEffect(() => {
    let isHere = true;
    import('./titles.js').then(
      ({ documentTitle, screenAt }) => {
        if (isHere) document.title = documentTitle(screenAt(pathname));
      },
      // Without a network the title is late. The next page tries again.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
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
