import type { Recipient } from '@presently/contracts/gifting/recipients';
import type { ReactNode } from 'react';
import { zoneName } from '../../../lib/time-zones.js';
import { Badge } from '../../../ui/display/badge.js';
import { Button } from '../../../ui/controls/button.js';
import { languageName } from '../../../lib/language-name.js';
import { TitledCard } from '../../../ui/display/titled-card.js';

/** What is known about a person. */
export function PersonFacts({ recipient, onEdit }: { recipient: Recipient; onEdit: () => void }) {
  const { name, interests, dislikes, email, phone, timeZone, language, address, sizes } = recipient;
  const facts: [label: string, value: ReactNode][] = [
    ['Likes', interests.length > 0 && <Words words={interests} />],
    ['Not for them', dislikes.length > 0 && <Words words={dislikes} />],
    ['Email', email],
    ['Phone', phone],
    ['Time zone', timeZone && zoneName(timeZone)],
    ['Language', language && languageName(language)],
    ['Address', address && <span className="whitespace-pre-line">{address}</span>],
    ['Sizes', sizes],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  return (
    <TitledCard
      title={`About ${name}`}
      action={
        <Button variant="quiet" size="small" onClick={onEdit}>
          Edit
        </Button>
      }
    >
      {known.length === 0 ? (
        <p className="text-ink-soft">Nothing yet. What they like makes every idea better.</p>
      ) : (
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          {known.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="-mt-3 min-w-0 break-words sm:mt-0">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </TitledCard>
  );
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word, index) => (
        <Badge key={index} asListItem className="max-w-full">
          <span className="truncate">{word}</span>
        </Badge>
      ))}
    </ul>
  );
}
