import type { Occasion } from '@presently/contracts/gifting/occasions';
import type { Recipient } from '@presently/contracts/gifting/recipients';
import { ageOn } from '@presently/rules/age';
import { countryName } from '@presently/rules/countries';
import { isHideable, type FieldThat, type Hideable } from '@presently/rules/person-fields';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { outcomeName } from '../../../domain/gift/outcome/outcome.js';
import { query } from '../../../lib/query.js';
import { formatDay } from '../../../lib/time/dates.js';
import { cityOf } from '../../../lib/time/cities.js';
import { Button } from '../../../ui/controls/button.js';
import { Switch } from '../../../ui/controls/switch.js';
import { TitledCard } from '../../../ui/display/titled-card.js';
import { Fact, Facts, Words } from './facts.js';
import { giftsOf } from './gifts-of.js';
import { ownSwitches, useSwitches, type Switched } from './use-switches.js';
import { spokenLocale } from '../../../languages/words.js';
import { personWords as say } from '../../../languages/person/en.js';

/** Gifts whose outcome is named here; all are listed under "Given". */
const mostOutcomes = 5;

/** Where each declared field is told. `hiddenFromIdeas` is what the switches say. */
const factOf = {
  interests: 'interests',
  dislikes: 'dislikes',
  aboutAge: 'age',
  aboutAgeOn: 'age',
  gender: 'gender',
  country: 'country',
  sizes: 'sizes',
  areSizesForIdeas: 'sizes',
  notes: 'notes',
  areNotesForIdeas: 'notes',
} as const satisfies Record<Exclude<FieldThat<{ page: 'ideas' }>, FieldThat<{ holds: 'names' }>>, string>;
/** What can be hidden is told as well: there its switch stands. */
type FactName = (typeof factOf)[keyof typeof factOf] | Hideable;

interface Known {
  label: string;
  value: ReactNode;
  /** Of the switch, where it says more than the label. */
  name?: string;
}

/** What keeps somebody safe has none. */
const switchOf = (fact: FactName): Switched | undefined =>
  isHideable(fact) ? fact : ownSwitches.find((field) => factOf[field] === fact);

/** What ideas know about a person, in the giver's words, each with the switch that allows it. */
export function KnownToIdeas({ recipient, onEdit }: { recipient: Recipient; onEdit: () => void }) {
  const { id: recipientId, name, interests, dislikes, gender, sizes, notes } = recipient;
  const days = useQuery(query('GET /api/recipients/:recipientId/occasions', { recipientId }));
  const dayNames = titlesOf(days.data);
  const { isOn, turn } = useSwitches(recipient);
  const facts: Record<FactName, Known> = {
    interests: { label: say('likesAndMore'), value: interests.length > 0 && <Words words={interests} /> },
    dislikes: { label: say('notForThem'), value: dislikes.length > 0 && <Words words={dislikes} /> },
    age: { label: say('age'), value: ageInWords(recipient) },
    gender: { label: say('gender'), value: gender && <bdi>{gender}</bdi> },
    country: { label: say('country'), value: countryInWords(recipient) },
    sizes: { label: say('sizes'), value: sizes && <Text text={sizes} />, name: say('useSizes') },
    notes: { label: say('notes'), value: notes && <Text text={notes} />, name: say('useNotes') },
    occasionTitle: { label: say('dayNames'), value: dayNames.length > 0 && <DayNames names={dayNames} /> },
    given: { label: say('giftsSoFar'), value: <Outcomes key={recipientId} recipientId={recipientId} /> },
  };
  const known = (Object.keys(facts) as FactName[])
    .map((fact) => ({ ...facts[fact], switched: switchOf(fact) }))
    .filter(({ value }) => Boolean(value));
  return (
    <TitledCard
      title={say('whatIdeasKnow')}
      action={
        <Button variant="quiet" size="small" aria-label={say('editKnown', { recipient: name })} onClick={onEdit}>
          {say('edit')}
        </Button>
      }
    >
      <p className="mb-4 text-sm text-ink-soft">{say('switchHint')}</p>
      {interests.length === 0 && <p className="mb-4 text-ink-soft">{say('noInterests')}</p>}
      <Facts>
        {known.map(({ label, value, switched, name: called = say('useFact', { fact: label }) }) => (
          <Fact key={label} label={label}>
            {switched ? (
              <Allowed label={called} isOn={isOn(switched)} onTurn={(on) => turn(switched, on)}>
                {value}
              </Allowed>
            ) : (
              value
            )}
          </Fact>
        ))}
      </Facts>
      <div className="mt-5 grid gap-2 text-sm text-ink-soft">
        <p>{say('alwaysUsed')}</p>
        <p>{say('alsoKnown')}</p>
      </div>
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

const Text = ({ text }: { text: string }) => (
  <p className="whitespace-pre-line">
    <bdi>{text}</bdi>
  </p>
);

interface AllowedProps {
  label: string;
  isOn: boolean;
  onTurn: (on: boolean) => void;
  children: ReactNode;
}

/** A fact that ideas may use while its switch is on. */
const Allowed = ({ label, isOn, onTurn, children }: AllowedProps) => (
  <div className="flex items-start justify-between gap-4">
    <div className="min-w-0">
      <div className={isOn ? undefined : 'text-ink-soft'}>{children}</div>
      {!isOn && <p className="mt-1 text-sm text-ink-soft">{say('notUsed')}</p>}
    </div>
    <Switch aria-label={label} checked={isOn} onCheckedChange={onTurn} />
  </div>
);

/** The names that the giver has given to days. */
const titlesOf = (days: readonly Occasion[] = []): string[] => [
  ...new Set(days.flatMap(({ title }) => (title ? [title] : []))),
];

const DayNames = ({ names }: { names: readonly string[] }) => (
  <ul className="grid gap-1">
    {names.map((title) => (
      <li key={title} className="wrap-anywhere">
        <bdi>{title}</bdi>
      </li>
    ))}
  </ul>
);

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
