import { importLimits } from '@presently/rules/imports';
import { isMoving } from '@presently/rules/occurrences';
import { markOf } from '../mark.js';
import { markOfIdea } from './difference.js';
import type { KnownPerson } from './known-person.js';
import type { PeopleOfSender } from './people-of-sender.js';
import type { Sought } from './sought.js';

/** People of a sender whose belongings are read at once. */
const readAtOnce = 500;
/** People of a sender who are compared with a file. */
const mostKnown = 2 * importLimits.rows;

/**
 * The recipients of a sender that the people of a file may be, the oldest first, with their days and what is recognized
 * of them. Memory holds no others, however many the sender has.
 */
export async function knownPeopleOf(sender: PeopleOfSender, sought: Sought): Promise<KnownPerson[]> {
  const kept = await keptIdeasOf(sender, sought);
  const ids = await idsOf(sender, sought);
  const people: KnownPerson[] = [];
  for (let start = 0; start < ids.length; start += readAtOnce) {
    people.push(...(await peopleWith(sender, ids.slice(start, start + readAtOnce), sought, kept)));
  }
  return people;
}

/** {@link markOfIdea} the ideas that are kept now, by recipient. */
type KeptIdeas = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The ideas of a file that the sender keeps already. While recommendations does not answer, the marks of former imports
 * must do.
 */
async function keptIdeasOf(sender: PeopleOfSender, sought: Sought): Promise<KeptIdeas | undefined> {
  const kept = new Map<string, Set<string>>();
  if (sought.ideas.size === 0) return kept;
  let after: string | undefined;
  do {
    const page = await sender.keptIdeas(after);
    if (!page) return undefined;
    for (const { recipientId, title, link } of page.rows) {
      const known = kept.get(recipientId) ?? new Set();
      for (const mark of marksOf(title, link)) if (sought.ideas.has(mark)) known.add(mark);
      if (known.size > 0) kept.set(recipientId, known);
    }
    after = page.next;
  } while (after);
  return kept;
}

async function idsOf(sender: PeopleOfSender, sought: Sought): Promise<string[]> {
  const recognized = new Set(sought.people.size > 0 ? await sender.marked([...sought.people]) : []);
  const ids: string[] = [];
  let after: readonly [string, string] | undefined;
  do {
    const { rows, next } = await sender.candidates(after);
    for (const row of rows) if (recognized.has(row.id) || sought.hasId(row.id) || sought.mayBe(row)) ids.push(row.id);
    after = next;
  } while (after && ids.length < mostKnown);
  return ids.slice(0, mostKnown);
}

async function peopleWith(
  sender: PeopleOfSender,
  ids: readonly string[],
  sought: Sought,
  kept: KeptIdeas | undefined,
): Promise<KnownPerson[]> {
  const { recipients, days, marks, gifts } = await sender.belongings(ids, sought.ideas.size > 0);
  const people = recipients.map(({ portrait, ...row }): KnownPerson => ({
    ...row,
    avatar: portrait ?? row.avatar,
    isOfFile: false,
    days: [],
    // Our own exports name people by these ids.
    marks: new Set(sought.hasId(row.recipientId) ? [markOf('person', row.recipientId)] : []),
  }));
  const byId = new Map(people.map((person) => [person.recipientId, person]));
  for (const { recipientId, recurrence, movingKey, ...day } of days) {
    const known = { ...day, movingKey: isMoving({ type: day.type, recurrence }) ? movingKey : null };
    byId.get(recipientId)?.days.push(known);
  }
  // What is kept now counts, and not what was imported once.
  const isKnown = (mark: string) => sought.people.has(mark) || (!kept && sought.ideas.has(mark));
  for (const { recipientId, mark } of marks) if (isKnown(mark)) byId.get(recipientId)?.marks.add(mark);
  for (const id of ids) for (const mark of kept?.get(id) ?? []) byId.get(id)?.marks.add(mark);
  for (const { recipientId, name, link } of gifts)
    for (const mark of marksOf(name, link)) if (sought.ideas.has(mark)) byId.get(recipientId)?.marks.add(mark);
  return people;
}

const marksOf = (title: string, link: string | null): string[] => [
  markOfIdea({ title }),
  ...(link === null ? [] : [markOfIdea({ link })]),
];
