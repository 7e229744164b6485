import type { Recipient } from '@presently/contracts/gifting/recipients';
import { ageOn } from '@presently/rules/age';
import { countryName } from '@presently/rules/countries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { outcomeName } from '../../../domain/gift/outcome/outcome.js';
import { formatDay } from '../../../lib/time/dates.js';
import { cityOf } from '../../../lib/time/cities.js';
import { Button } from '../../../ui/controls/button.js';
import { Switch } from '../../../ui/controls/switch.js';
import { TitledCard } from '../../../ui/display/titled-card.js';
import { useChangeRecipient } from '../queries.js';
import { Fact, Facts, Words } from './facts.js';
import { giftsOf } from './gifts-of.js';
import { spokenLocale } from '../../../languages/words.js';
import { personWords as say } from '../../../languages/person/en.js';

/** Gifts whose outcome is named here; all are listed under "Given". */
const mostOutcomes = 5;

/** What ideas know about a person, in the giver's words, with the switches that allow it. */
export function KnownToIdeas({ recipient, onEdit }: { recipient: Recipient; onEdit: () => void }) {
  const { id: recipientId, name, interests, dislikes, gender, sizes, notes } = recipient;
  const facts: [label: string, value: ReactNode][] = [
    [say('likes'), interests.length > 0 && <Words words={interests} />],
    [say('notForThem'), dislikes.length > 0 && <Words words={dislikes} />],
    [say('age'), ageInWords(recipient)],
    [say('gender'), gender],
    [say('country'), countryInWords(recipient)],
    [
      say('sizes'),
      sizes && <Allowed recipient={recipient} field="areSizesForIdeas" label={say('useSizes')} text={sizes} />,
    ],
    [
      say('notes'),
      notes && <Allowed recipient={recipient} field="areNotesForIdeas" label={say('useNotes')} text={notes} />,
    ],
    [say('giftsSoFar'), <Outcomes key={recipientId} recipientId={recipientId} />],
  ];
  const known = facts.filter(([, value]) => Boolean(value));
  return (
    <TitledCard
      title={say('whatIdeasKnow')}
      action={
        <Button variant="quiet" size="small" aria-label={say('editKnown', { recipient: name })} onClick={onEdit}>
          {say('edit')}
        </Button>
      }
    >
      {interests.length === 0 && <p className="mb-4 text-ink-soft">{say('noInterests')}</p>}
      <Facts>
        {known.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <p className="mt-5 text-sm text-ink-soft">{say('alsoKnown')}</p>
    </TitledCard>
  );
}

function ageInWords({ birthday, aboutAge, aboutAgeOn }: Recipient): string | null {
  const today = new Date().toISOString().slice(0, 10);
  const known = ageOn(today, { birthday, aboutAge: null, aboutAgeOn: null });
  // A birthday to come this year tells no age: its year is the one of the next.
  if (known !== null && known > 0) return say('ageFromBirthday', { age: known });
  const age = ageOn(today, { birthday: null, aboutAge, aboutAgeOn });
  return age === null
    ? null
    : aboutAgeOn
      ? say('aboutAgeSaid', { age, day: formatDay(`${aboutAgeOn}T12:00`) })
      : say('aboutAge', { age });
}

function countryInWords({ country, address, timeZone }: Recipient): string | null {
  if (country) return countryName(country, spokenLocale());
  if (address) return say('countryOfAddress');
  return timeZone ? say('countryOfCity', { city: cityOf(timeZone) }) : null;
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
      <p className="whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
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
  if (given.length === 0) return <span className="text-ink-soft">{say('noneYet')}</span>;
  if (told.length === 0) return say('notTold', { count: given.length });
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
