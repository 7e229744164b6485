/** A limit, and the sentence for what is beyond it if the contract has one that a person can read. */
type Limit<Value> = readonly [value: Value, sentence?: string];

/** What a form can check of a field before it sends it. `npm run derive` writes these from the contracts. */
export interface FieldRules {
  /** The sentence for a blank text. Without it, the field may be blank. */
  readonly required?: string;
  /** Whether spaces around a text are dropped. */
  readonly isTrimmed?: true;
  /** Characters of a text, or of each text of a list. */
  readonly min?: Limit<number>;
  readonly max?: Limit<number>;
  readonly pattern?: Limit<RegExp>;
  /** The sentence for what is no e-mail address. */
  readonly email?: string;
  readonly oneOf?: Limit<readonly unknown[]>;
  /** Entries of a list. */
  readonly least?: Limit<number>;
  readonly most?: Limit<number>;
  /** The first and the last whole number. */
  readonly range?: Limit<readonly [from: number, to: number]>;
}

const unsaid = 'Please check this';
const tooLong = (max: number) => `Please use at most ${max} characters`;

/** Only the shape of an address: the service decides what is valid. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+$/;

/** A value as it is sent. */
export const sentValue = ({ isTrimmed }: FieldRules, typed: unknown): unknown =>
  isTrimmed && typeof typed === 'string' ? typed.trim() : typed;

/** Names of the rules, for wording them in another language. */
export const ruleNames = [
  'required',
  'too-short',
  'too-long',
  'too-few',
  'too-many',
  'range',
  'choice',
  'email',
  'phone',
  'url',
  'date',
  'characters',
  'pattern',
  // What services check beside the rules of single fields.
  'contradiction',
  'anything',
  'phone-country',
  'public-address',
  'budget',
  'picture',
  'day-ahead',
  'day-past',
  'time-ahead',
  'years-ahead',
  'after-sending',
  'year-after-sending',
  'year-needed',
  'message',
  'sending-time',
  'card',
  'options',
  'letters',
  'alphabet',
  'name-ours',
  'name-address',
  'name-phone',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** A rule that a value breaks, with its limits: `{ rule: 'too-long', most: 100 }`. */
export interface BrokenRule {
  rule: RuleName;
  least?: number;
  most?: number;
}

/** What is wrong with a value of {@link sentValue}; undefined if nothing is. */
export interface Fault extends BrokenRule {
  /** In English. */
  sentence: string;
}

/** What is wrong with a value of {@link sentValue}, in a sentence; undefined if nothing is. */
export const faultOf = (rules: FieldRules, value: unknown): string | undefined => findFault(rules, value)?.sentence;

/** @returns the first rule that a value of {@link sentValue} breaks */
export function findFault(rules: FieldRules, value: unknown): Fault | undefined {
  if (Array.isArray(value)) return faultOfList(rules, value);
  if (value !== '') return faultOfValue(rules, value);
  return rules.required === undefined ? undefined : { rule: 'required', sentence: rules.required };
}

function faultOfList(rules: FieldRules, values: readonly unknown[]): Fault | undefined {
  const { least, most } = rules;
  if (least && values.length < least[0]) return { rule: 'too-few', least: least[0], sentence: least[1] ?? unsaid };
  if (most && values.length > most[0]) return { rule: 'too-many', most: most[0], sentence: most[1] ?? unsaid };
  return values.map((value) => faultOfValue(rules, value)).find((fault) => fault !== undefined);
}

function faultOfValue({ min, max, pattern, email, oneOf, range }: FieldRules, value: unknown): Fault | undefined {
  // Forms hold numbers as texts.
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  if (min && text.length < min[0]) return { rule: 'too-short', least: min[0], sentence: min[1] ?? unsaid };
  if (max && text.length > max[0]) return { rule: 'too-long', most: max[0], sentence: max[1] ?? tooLong(max[0]) };
  if (pattern && !pattern[0].test(text)) return { rule: 'pattern', sentence: pattern[1] ?? unsaid };
  if (email !== undefined && !looksLikeEmail.test(text)) return { rule: 'email', sentence: email };
  if (oneOf && !oneOf[0].map(String).includes(text)) return { rule: 'choice', sentence: oneOf[1] ?? unsaid };
  if (range && !isWithin(range[0], text)) {
    const [least, most] = range[0];
    return { rule: 'range', least, most, sentence: range[1] ?? unsaid };
  }
  return undefined;
}

const isWithin = ([from, to]: readonly [number, number], text: string): boolean =>
  /^-?\d+$/.test(text) && Number(text) >= from && Number(text) <= to;
