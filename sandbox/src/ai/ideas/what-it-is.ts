import * as v from 'valibot';
import { readTable } from '../../data.js';
import { bySlug, type ShopProduct } from '../../products/assortment.js';
import { headOf, nounPhrase, wordsOf } from '../words.js';
import { isOtherMaterial, isMaterial } from './promises.js';
import { spelledIn } from './people/interests.js';
import { titleLength } from './questions.js';
import { isSoldAs, soldNames } from './sold-ideas.js';

const text = v.pipe(v.string(), v.nonEmpty());
const names = new Map(
  readTable('kind-names.tsv', v.object({ kind: text, also: text })).map(({ kind, also }) => [kind, also.split(', ')]),
);

/** What a product of the sandbox's shops is, and whom it is for, as its data say. */
export const ownProducts: ReadonlyMap<string, ShopProduct> = new Map(
  [...bySlug.values()].map((product) => [product.title.slice(0, titleLength), product]),
);
export const ownKinds: ReadonlySet<string> = new Set([...ownProducts.values()].map(({ kind }) => kind.toLowerCase()));
const kindsByName = new Map([...names].flatMap(([kind, also]) => also.map((name) => [name, kind] as const)));

/** Words that two shops spell or say in two ways. */
const same: Record<string, string> = {
  manual: 'hand', color: 'colour', organizer: 'organiser', jewelry: 'jewellery', orthopedic: 'orthopaedic',
  racquet: 'racket', wooden: 'wood', woollen: 'wool', backpack: 'rucksack', gray: 'grey', dice: 'die',
}; // prettier-ignore
const spelled = (phrase: string): string[] => wordsOf(phrase).map((word) => same[word] ?? word);

/** Qualities that do not decide what a thing is: "of any make, material and style". */
const qualities = new Set(
  spelled(
    `good fine real classic modern small big new own the an with and for in of to gift
    beautiful soft cosy plush slim firm sturdy quality luxury cushioned padded premium gourmet natural artisan smooth
    lightweight compact portable packable flexible lined insulated weatherproof waterproof
    resistant grip grippy grippier non slip anti fog blister quick dry drying quiet easy
    comfortable realistic assorted illustrated detailed simple fresh reflective pocket
    proof thorn forged unlined graded deluxe style themed drawstring kitchen home indoor outdoor 
    owner lover fan enthusiast retro vintage mini folding foldable hydrating relaxation heavy thick tall`,
  ),
);
/** What names only how many there are. */
const amounts = / (?:gift set|set|pair|selection|assortment|collection|trio|duo|sampler)$/i;

/** A part or a cover of a thing is not the thing. */
const besides = /\b(?:replacement|spare|refill|costume|parts|sample|cover for|case for|stand for|holder for)\b/i;

/** The things that an idea allows: each example after a colon or between commas is one. */
const allowedBy = (is: string): string[] =>
  (is.includes(':') ? is.slice(is.indexOf(':') + 1) : is)
    .split(/,|;|\bor\b/)
    .map((thing) => thing.trim())
    .filter(Boolean);

/**
 * How well a listing is what an idea says, as a careful reader judges it; 0 if it is not. Of the own shops' products it
 * is known what they are and whom they are for. A title has to say every word of the thing that decides what it is.
 * @param interests that the idea is for
 */
export function likeness(is: string, title: string, interests: readonly string[]): number {
  const own = ownProducts.get(title);
  const whole = is.toLowerCase();
  if (own && (own.kind.toLowerCase() === whole || isSoldAs(own, whole))) return 100;
  // Another of its own kinds is no thing of this one.
  if (own && own.kind !== '' && ownKinds.has(whole)) return 0;
  const things = allowedBy(whole);
  if (own && things.some((thing) => isOfKind(own, thing))) return 90;
  if (besides.test(title) && !besides.test(is)) return 0;
  return Math.max(0, ...things.map((thing, nth) => likenessTo(thing, nth, own ?? { title }, interests)));
}

const isOfKind = ({ kind }: ShopProduct, thing: string): boolean =>
  kind !== '' && (kind.toLowerCase() === thing || kindsByName.get(thing) === kind);

type Known = Pick<ShopProduct, 'title'> & Partial<Pick<ShopProduct, 'kind' | 'interests'>>;

function likenessTo(thing: string, nth: number, known: Known, interests: readonly string[]): number {
  const { title, kind = '', interests: tags } = known;
  const suits = interests.some((interest) => tags?.includes(interest));
  const firsts = interests.filter((interest) => interest === tags?.[0]);
  const head = spelledHead(thing);
  if (head === '' || (head !== spelledHead(title) && (kind === '' || head !== spelledHead(kind)))) return 0;
  const said = new Set([...spelled(title), ...spelled(kind), ...firsts.flatMap(spelled)]);
  // A ring with stone is not one of stone.
  const part = / with (\w+)$/.exec(thing)?.[1] ?? '';
  const deciding = spelled(thing).filter(
    (word) => !qualities.has(word) && (!isMaterial(word) || word === part) && !isAmount.has(word),
  );
  if (deciding.length === 0 || isOtherMaterial(thing, `${title} ${kind}`)) return 0;
  if (!deciding.every((word) => said.has(word))) return 0;
  if (hasOtherTheme(`${title} ${kind}`, thing, interests)) return 0;
  // One word alone, or one of several examples, leaves open what it is for. Of what the own shops have it is known.
  const isOpen = deciding.length === 1 || nth > 0 || ownKinds.has(thing) || soldNames.has(thing);
  if (isOpen && tags && interests.length > 0 && !suits) return 0;
  return deciding.length + (suits ? 3 : 0);
}

const isAmount = new Set(['set', 'pair', 'selection', 'assortment', 'collection', 'trio', 'duo', 'sampler']);

/** Whether a listing is for a hobby or a taste that nobody asked for. */
function hasOtherTheme(listing: string, thing: string, interests: readonly string[]): boolean {
  const asked = [...spelledIn(thing), ...interests];
  const shown = spelledIn(listing);
  if (asked.length === 0 && themes.test(listing)) return true;
  return shown.length > 0 && !shown.some((interest) => asked.includes(interest));
}
const themes = /\b(?:pixel|korean)\b/i;

const spelledHead = (phrase: string): string => {
  const head = headOf(nounPhrase(phrase).replace(amounts, ''));
  return same[head] ?? head;
};
