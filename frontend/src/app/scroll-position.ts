import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const stored = 'scroll-positions';
const read = (): Map<string, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(stored) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
};

/** Opens a new page at its top or at the element that the address names. The way back leads to the old position. */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const way = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const current = useRef({ key, pathname });

  useEffect(() => {
    const known = (positions.current ??= read());
    history.scrollRestoration = 'manual';
    const note = () => known.set(current.current.key, scrollY);
    const leave = () => {
      note();
      // The browser restores the position of a page that is loaded again.
      history.scrollRestoration = 'auto';
      sessionStorage.setItem(stored, JSON.stringify([...known].slice(-100)));
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const last = current.current;
    current.current = { key, pathname };
    if (last.key === key) return;
    if (way === NavigationType.Pop) scrollTo(0, positions.current?.get(key) ?? 0);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (last.pathname !== pathname) scrollTo(0, 0);
  }, [key, pathname, hash, way]);
}
