import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { documentTitle, screenAt } from './screens.js';
import { SkipLink } from './skip-link.js';

/** The parts of every page: skip link, document title, and focus on the heading after a navigation. */
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
    document.title = documentTitle(screenAt(pathname));
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
