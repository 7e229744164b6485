import { dateOf } from '@presently/contracts/kit/fields/days/birthday';
import type { Checked, CheckedPerson } from '../read/checked-person.js';
import type { Unreadable } from '../read/imported-person.js';
import { storedProblems, told, type Told } from '../read/told.js';
import type { ImportRow } from '../import-row.entity.js';
import { Contacts } from './contacts.js';
import { differenceOf, knownFrom, stateOf, wordsOf } from './difference.js';
import { birthdayOf } from './known-person.js';
import { KnownPeople } from './known-people.js';
import { knownPeopleOf } from './known-of-sender.js';
import type { PeopleOfSender } from './people-of-sender.js';
import { Sought } from './sought.js';

/** What a row of an import says, before the sender has chosen. */
export type ComparedRow = Pick<ImportRow, 'state' | 'name' | 'person' | 'changes' | 'known' | 'problem' | 'problems'>;

/** Characters of the sentences of a row without a person. */
const longestRefusal = 300;

/**
 * Compares the people of a file with those of the sender.
 * @param country where numbers without a code belong, if nothing else is known
 */
export async function comparedRows(
  read: readonly (Checked | Unreadable)[],
  sender: PeopleOfSender,
  country: string,
): Promise<ComparedRow[]> {
  const contacts = new Contacts(country);
  const sought = new Sought(contacts);
  for (const each of read) if ('person' in each) sought.add(each.person);
  const people = new KnownPeople(contacts);
  for (const person of await knownPeopleOf(sender, sought)) people.add(person, {});
  const room = await sender.room();
  let added = 0;
  return read.map((each) => {
    const row = 'person' in each ? comparedRow(each, people, contacts) : unreadableRow(each);
    if (row.state === 'new' && ++added > room) tellOf(row, told('no-room'));
    return row;
  });
}

function tellOf(row: ComparedRow, { sentence, problem }: Told): void {
  row.problem = row.problem ? `${row.problem} ${sentence}` : sentence;
  row.problems = [...(row.problems ?? []), problem];
}

function withoutDoubtfulYear({ person, isYearDoubtful }: Checked): CheckedPerson {
  const { birthday } = person;
  return isYearDoubtful && birthday ? { ...person, birthday: `--${dateOf(birthday).slice(5)}` } : person;
}

const unreadableRow = ({ name = '', problems }: Unreadable): ComparedRow => ({
  state: 'unreadable',
  name,
  person: null,
  changes: [],
  known: null,
  ...storedProblems(problems, longestRefusal),
});

function comparedRow(checked: Checked, people: KnownPeople, contacts: Contacts): ComparedRow {
  const { problems } = checked;
  const yearless = withoutDoubtfulYear(checked);
  const found = people.find(yearless);
  const known = found?.known;
  // A doubtful year says more than none, and less than one that is known.
  const person = known && birthdayOf(known) ? yearless : checked.person;
  const difference = known && differenceOf(known, person, contacts);
  const state = stateOf(known, difference);
  if (!known) people.add(knownFrom(person), person);
  else people.learn(known, difference!, person);
  const changes = state === 'changed' ? wordsOf(difference!).slice(0, 50) : [];
  return {
    state,
    name: person.name,
    person,
    changes,
    known: found ? { name: found.known.name, by: found.by } : null,
    ...storedProblems(problems),
  };
}
