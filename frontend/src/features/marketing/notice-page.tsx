import { PageHeading } from '../../ui/display/page-heading.js';
import type { Notice } from './notices.js';

/** A page of plain text, one question after another. */
export function NoticePage({ notice: { title, lead, parts } }: { notice: Notice }) {
  return (
    <article className="max-w-2xl">
      <PageHeading className="text-5xl sm:text-5xl">{title}</PageHeading>
      <p className="mt-5 text-lg text-ink-soft">{lead}</p>
      <div className="mt-10 divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <section key={part.title} className="py-6">
            <h2 className="text-lg">{part.title}</h2>
            <p className="mt-2 max-w-[65ch] text-ink-soft">{part.text}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
