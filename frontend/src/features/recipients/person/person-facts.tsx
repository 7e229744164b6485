import type { Recipient } from '@presently/contracts/gifting/recipients';
import type { ReactNode } from 'react';
import { formatBirthday } from '../../../lib/dates.js';
import { languageName } from '../../../lib/language-name.js';
import { zoneName } from '../../../lib/time-zones.js';
import { Button } from '../../../ui/controls/button.js';
import { TitledCard } from '../../../ui/display/titled-card.js';
import { Fact, Facts } from './facts.js';

/** What is known about a person, apart from what ideas know. */
export function PersonFacts({ recipient, onEdit }: { recipient: Recipient; onEdit: () => void }) {
  const { name, birthday, email, phone, timeZone, language, address } = recipient;
  const facts: [label: string, value: ReactNode][] = [
    ['Birthday', birthday && formatBirthday(birthday)],
    ['Email', email],
    ['Phone', phone],
    ['Time zone', timeZone && zoneName(timeZone)],
    ['Language', language && languageName(language)],
    ['Address', address && <span className="whitespace-pre-line">{address}</span>],
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
        <p className="text-ink-soft">Nothing yet.</p>
      ) : (
        <Facts>
          {known.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
    </TitledCard>
  );
}
