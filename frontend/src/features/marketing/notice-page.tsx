import { PageHeading } from '../../ui/display/page-heading.js';
import type { Notice } from './notices.js';

/** A page of plain text, one question after another. */
export function NoticePage({ notice: { title, lead, parts, language, languageNote } }: { notice: Notice }) {
  return (
    <article className="max-w-2xl">
      {languageNote && <p className="mb-5 text-sm text-ink-soft">{languageNote}</p>}
      <div lang={language} dir={language === undefined ? undefined : 'auto'}>
        <PageHeading className="text-5xl sm:text-5xl">{title}</PageHeading>
        <p className="mt-5 text-lg text-ink-soft">{lead}</p>
        <div className="mt-10 divide-y divide-line border-y border-line">
          {parts.map((part) => (
            <section key={part.title} className="py-6">
              <h2 className="text-lg">{part.title}</h2>
              {part.text.split(/\n\s*\n/).map((paragraph, nth) => (
                // oxlint-disable-next-line react/no-array-index-key -- paragraphs never move
                <p key={nth} className="mt-2 max-w-[65ch] whitespace-pre-line text-ink-soft">
                  {paragraph}
                </p>
              ))}
              {part.email && (
                <p className="mt-2">
                  <a href={`mailto:${part.email}`} className="font-semibold underline underline-offset-4">
                    {part.email}
                  </a>
                </p>
              )}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
