import type { Recipient } from '@presently/contracts/gifting/recipients';
import { ageOn } from '@presently/rules/age';
import { countryName } from '@presently/rules/countries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { outcomeName } from '../../../domain/gift/outcome.js';
import { formatDay } from '../../../lib/time/dates.js';
import { cityOf } from '../../../lib/time/cities.js';
import { Button } from '../../../ui/controls/button.js';
import { Switch } from '../../../ui/controls/switch.js';
import { TitledCard } from '../../../ui/display/titled-card.js';
import { useChangeRecipient } from '../queries.js';
import { Fact, Facts, Words } from './facts.js';
import { giftsOf } from './gifts-of.js';

/** Gifts whose outcome is named here; all are listed under "Given". */
const mostOutcomes = 5;

/** What ideas know about a person, in the giver's words, with the switches that allow it. */
export function KnownToIdeas({ recipient, onEdit }: { recipient: Recipient; onEdit: () => void }) {
  const { id: recipientId, name, interests, dislikes, gender, sizes, notes } = recipient;
  const facts: [label: string, value: ReactNode][] = [
    ['Likes', interests.length > 0 && <Words words={interests} />],
    ['Not for them', dislikes.length > 0 && <Words words={dislikes} />],
    ['Age', ageInWords(recipient)],
    ['Gender', gender],
    ['Country', countryInWords(recipient)],
    [
      'Sizes',
      sizes && <Allowed recipient={recipient} field="areSizesForIdeas" label="Ideas may use sizes" text={sizes} />,
    ],
    [
      'Notes',
      notes && <Allowed recipient={recipient} field="areNotesForIdeas" label="Ideas may read my notes" text={notes} />,
    ],
    ['Gifts so far', <Outcomes key={recipientId} recipientId={recipientId} />],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  return (
    <TitledCard
      title="What ideas know"
      action={
        <Button variant="quiet" size="small" aria-label={`Edit what ideas know about ${name}`} onClick={onEdit}>
          Edit
        </Button>
      }
    >
      {interests.length === 0 && (
        <p className="mb-4 text-ink-soft">
          Knowing what they like makes every idea better. You have not added anything yet.
        </p>
      )}
      <Facts>
        {known.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <p className="mt-5 text-sm text-ink-soft">
        Ideas also know the first name, the relationship, the language and the occasion. They never see contacts or the
        address.
      </p>
    </TitledCard>
  );
}

function ageInWords({ birthday, aboutAge, aboutAgeOn }: Recipient): string | null {
  const today = new Date().toISOString().slice(0, 10);
  const known = ageOn(today, { birthday, aboutAge: null, aboutAgeOn: null });
  // A birthday to come this year tells no age: its year is the one of the next.
  if (known !== null && known > 0) return `${known}, from the birthday`;
  const age = ageOn(today, { birthday: null, aboutAge, aboutAgeOn });
  return age === null
    ? null
    : `About ${age}${aboutAgeOn ? `, as you said on ${formatDay(`${aboutAgeOn}T12:00`)}` : ''}`;
}

function countryInWords({ country, address, timeZone }: Recipient): string | null {
  if (country) return countryName(country);
  if (address) return 'The last line of the address, if that is a country';
  return timeZone ? `The one that ${cityOf(timeZone)} is in` : null;
}

interface AllowedProps {
  recipient: Recipient;
  field: 'areNotesForIdeas' | 'areSizesForIdeas';
  label: string;
  text: string;
}

/** A text that ideas may use while its switch is on. */
function Allowed({ recipient, field, label, text }: AllowedProps) {
  const id = useId();
  const change = useChangeRecipient();
  const isOn = change.isPending ? change.variables[field] === true : recipient[field];
  return (
    <>
      <p className="whitespace-pre-line">{text}</p>
      <div className="mt-2 flex min-h-11 items-center justify-between gap-4">
        <label htmlFor={id} className="text-sm text-ink-soft">
          {label}
        </label>
        <Switch
          id={id}
          checked={isOn}
          aria-busy={change.isPending}
          // Not disabled meanwhile: the keyboard's focus would be lost.
          onCheckedChange={(checked) => {
            if (!change.isPending) change.mutate({ recipientId: recipient.id, [field]: checked });
          }}
        />
      </div>
    </>
  );
}

/** How the latest gifts went. */
function Outcomes({ recipientId }: { recipientId: string }) {
  const { data: gifts = [] } = useInfiniteQuery(giftsOf(recipientId));
  const given = gifts.filter(({ status, isCard }) => status === 'sent' && !isCard);
  const told = given.filter(({ outcome }) => outcome !== null).slice(0, mostOutcomes);
  if (given.length === 0) return <span className="text-ink-soft">None yet</span>;
  if (told.length === 0)
    return given.length === 1
      ? '1. You have not said how it went.'
      : `${given.length}. You have not said how they went.`;
  return (
    <ul className="grid gap-1">
      {told.map(({ id, giftName, outcome }) => (
        <li key={id} className="wrap-anywhere">
          {giftName} <span className="text-sm text-ink-soft">· {outcomeName(outcome!)}</span>
        </li>
      ))}
    </ul>
  );
}
