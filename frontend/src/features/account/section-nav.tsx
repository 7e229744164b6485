import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '../../lib/class-names.js';
import type { SectionFacts } from './section.js';

/** Links to the sections, on wide screens. On narrow ones the sections fold. */
export function SectionNav({ sections }: { sections: readonly SectionFacts[] }) {
  const location = useLocation();
  const { hash } = location;
  useEffect(() => {
    const heading = document.getElementById(location.hash.slice(1));
    if (!heading) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [location]);
  return (
    <nav aria-label="Sections" className="sticky top-24 max-lg:hidden">
      <ul className="-mx-2 grid">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              aria-current={hash === `#${id}` ? 'location' : undefined}
              className={cn(
                'flex min-h-11 items-center rounded-lg px-2.5 text-sm font-medium base:text-ink-soft hover:text-ink',
                hash === `#${id}` && 'text-ink underline decoration-ribbon decoration-2 underline-offset-8',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
