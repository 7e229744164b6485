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

/** What is wrong with a value of {@link sentValue}, in a sentence; undefined if nothing is. */
export function faultOf(rules: FieldRules, value: unknown): string | undefined {
  if (Array.isArray(value)) return faultOfList(rules, value);
  return value === '' ? rules.required : faultOfValue(rules, value);
}

function faultOfList(rules: FieldRules, values: readonly unknown[]): string | undefined {
  const { least, most } = rules;
  if (least && values.length < least[0]) return least[1] ?? unsaid;
  if (most && values.length > most[0]) return most[1] ?? unsaid;
  return values.map((value) => faultOfValue(rules, value)).find((fault) => fault !== undefined);
}

function faultOfValue({ min, max, pattern, email, oneOf, range }: FieldRules, value: unknown): string | undefined {
  // Forms hold numbers as texts.
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  if (min && text.length < min[0]) return min[1] ?? unsaid;
  if (max && text.length > max[0]) return max[1] ?? tooLong(max[0]);
  if (pattern && !pattern[0].test(text)) return pattern[1] ?? unsaid;
  if (email !== undefined && !looksLikeEmail.test(text)) return email;
  if (oneOf && !oneOf[0].map(String).includes(text)) return oneOf[1] ?? unsaid;
  if (range && !isWithin(range[0], text)) return range[1] ?? unsaid;
  return undefined;
}

const isWithin = ([from, to]: readonly [number, number], text: string): boolean =>
  /^-?\d+$/.test(text) && Number(text) >= from && Number(text) <= to;
