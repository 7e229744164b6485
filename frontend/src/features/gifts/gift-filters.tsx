import { giftStateFilters, maxLength, type GiftStateFilter } from '@presently/rules/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../lib/query.js';
import { Field, Input } from '../../ui/controls/field.js';
import { Select } from '../../ui/controls/select.js';
import type { useGiftSearch } from './use-gift-search.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

const stateNames = {
  draft: 'stateDraft',
  planned: 'statePlanned',
  sent: 'stateSent',
  'on-its-way': 'stateOnItsWay',
  delivered: 'stateDelivered',
  viewed: 'stateViewed',
  thanked: 'stateThanked',
  failed: 'stateFailed',
  'taken-back': 'stateTakenBack',
} as const satisfies Record<GiftStateFilter, string>;
/** The value of the first choice: a list cannot hold a blank one. */
const every = 'all';
const states = () => [
  { value: every, label: say('anyState') },
  ...giftStateFilters.filter((state) => state !== 'draft').map((value) => ({ value, label: say(stateNames[value]) })),
];
const yearsBack = 6;

type Search = Pick<ReturnType<typeof useGiftSearch>, 'of' | 'set' | 'typed' | 'setTyped'>;

/** Words, state, person and year. */
export function GiftFilters({ of, set, typed, setTyped }: Search) {
  const people = useQuery(query('GET /api/recipients', { limit: 200 }));
  const [thisYear] = useState(() => new Date().getFullYear());
  const years = Array.from({ length: yearsBack + 2 }, (_none, n) => String(thisYear + 1 - n));
  const choose = (filter: 'state' | 'recipientId' | 'year') => ({
    value: of(filter) || every,
    onValueChange: (value: string) => set(filter, value === every ? '' : value),
  });
  return (
    <search className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr]">
      <div className="col-span-2 lg:col-span-1">
        <Field label={say('find')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={maxLength.search}
              placeholder={say('findHint')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={say('state')}>{(control) => <Select {...control} {...choose('state')} options={states()} />}</Field>
      <Field label={say('year')}>
        {(control) => (
          <Select
            {...control}
            {...choose('year')}
            options={[{ value: every, label: say('anyYear') }, ...years.map((year) => ({ value: year, label: year }))]}
          />
        )}
      </Field>
      <div className="col-span-2 lg:col-span-1">
        <Field label={say('person')}>
          {(control) => (
            <Select
              {...control}
              {...choose('recipientId')}
              options={[
                { value: every, label: say('anyPerson') },
                ...(people.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
      </div>
    </search>
  );
}
