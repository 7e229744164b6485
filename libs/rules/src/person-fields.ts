/** What a field of a person holds. A birthday is stored as an occasion, all others are columns. */
type Holds = 'text' | 'list' | 'number' | 'switch' | 'birthday';

/**
 * What a file does to a value that is known: `keep` leaves it, `fill` writes where there is none, `replace` writes
 * another, `contact` writes another address or number, and `join` adds words.
 */
type Merge = 'keep' | 'fill' | 'replace' | 'contact' | 'join';

export interface FieldRule {
  holds: Holds;
  merge: Merge;
  /** In a sentence, and the name of the column in CSV. */
  label: string;
  /** In an address card: a property of its own, a line of the note, or nothing. */
  card: 'property' | 'note' | 'none';
  /** Whether it has a value always. */
  isRequired?: true;
  /** One word of a list, as in `maxLength`. */
  word?: 'interest' | 'label' | 'dislike';
  /** Of a switch that nobody has set. */
  isOn?: boolean;
}

/**
 * The fields of a person, each declared once. Entity, answer, exports, the import of our own export, the comparison with
 * a file and its undoing derive from them.
 */
export const personFields = {
  name: { holds: 'text', merge: 'keep', label: 'Name', card: 'property', isRequired: true },
  relationship: { holds: 'text', merge: 'keep', label: 'Relationship', card: 'note', isRequired: true },
  birthday: { holds: 'birthday', merge: 'replace', label: 'Birthday', card: 'property' },
  email: { holds: 'text', merge: 'contact', label: 'Email', card: 'property' },
  phone: { holds: 'text', merge: 'contact', label: 'Phone', card: 'property' },
  address: { holds: 'text', merge: 'fill', label: 'Address', card: 'property' },
  timeZone: { holds: 'text', merge: 'fill', label: 'Time zone', card: 'none' },
  language: { holds: 'text', merge: 'fill', label: 'Language', card: 'none' },
  labels: { holds: 'list', merge: 'join', label: 'Labels', card: 'property', word: 'label' },
  interests: { holds: 'list', merge: 'join', label: 'Interests', card: 'note', word: 'interest' },
  dislikes: { holds: 'list', merge: 'join', label: 'Dislikes', card: 'note', word: 'dislike' },
  sizes: { holds: 'text', merge: 'replace', label: 'Sizes', card: 'note' },
  areSizesForIdeas: { holds: 'switch', merge: 'keep', label: 'Ideas may use sizes', card: 'none', isOn: true },
  aboutAge: { holds: 'number', merge: 'fill', label: 'About how old', card: 'note' },
  aboutAgeOn: { holds: 'text', merge: 'fill', label: 'Age said on', card: 'note' },
  gender: { holds: 'text', merge: 'fill', label: 'Gender', card: 'note' },
  country: { holds: 'text', merge: 'fill', label: 'Country', card: 'note' },
  notes: { holds: 'text', merge: 'fill', label: 'Notes', card: 'note' },
  areNotesForIdeas: { holds: 'switch', merge: 'keep', label: 'Ideas may read notes', card: 'none' },
  avatar: { holds: 'text', merge: 'fill', label: 'Picture', card: 'property' },
} as const satisfies Record<string, FieldRule>;

export type PersonField = keyof typeof personFields;
export type FieldThat<Has extends Partial<FieldRule>> = {
  [Field in PersonField]: (typeof personFields)[Field] extends Has ? Field : never;
}[PersonField];
export type StoredField = Exclude<PersonField, FieldThat<{ holds: 'birthday' }>>;
export type ListField = FieldThat<{ holds: 'list' }>;

export const ruleOf = (field: PersonField): FieldRule => personFields[field];

export const personFieldNames = Object.keys(personFields) as PersonField[];
/** The fields that are columns of a person. */
export const storedFields = personFieldNames.filter((field): field is StoredField => ruleOf(field).holds !== 'birthday');
export const listFields = personFieldNames.filter((field): field is ListField => ruleOf(field).holds === 'list');

export const fieldsThat = <M extends Merge>(merge: M): FieldThat<{ merge: M }>[] =>
  personFieldNames.filter((field): field is FieldThat<{ merge: M }> => ruleOf(field).merge === merge);

/** What a field holds while nothing is said. */
export function emptyOf(field: PersonField): null | boolean | string[] {
  const { holds, isOn = false } = ruleOf(field);
  if (holds === 'list') return [];
  return holds === 'switch' ? isOn : null;
}

/** A value as one text for a table or a note; null if there is none. */
export function shownValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value as string | number);
}
