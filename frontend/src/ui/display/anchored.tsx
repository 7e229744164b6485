import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** A part of the page to which a link leads, also when the part comes after the page. */
export function Anchored({ name, children }: { name: string; children: ReactNode }) {
  const { hash } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${name}`) box.current?.scrollIntoView({ block: 'center' });
  }, [hash, name]);
  return (
    <div ref={box} id={name}>
      {children}
    </div>
  );
}
