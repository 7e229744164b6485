/**
 * What a field of a person holds. A birthday is stored as an occasion, all others are columns. `list` is words of the
 * sender, `names` are of {@link hideable}.
 */
type Holds = 'text' | 'list' | 'names' | 'number' | 'switch' | 'birthday';

/**
 * What a sender may keep from ideas and messages, beside sizes and notes, which have fields of their own. Dislikes and
 * the relationship are not among them: they keep what is harmful or improper away.
 */
export const hideable = ['interests', 'age', 'gender', 'country', 'given', 'occasionTitle'] as const;
export type Hideable = (typeof hideable)[number];

export const isHideable = (name: string): name is Hideable => (hideable as readonly string[]).includes(name);

/**
 * What a file does to a value that is known: `keep` leaves it, `fill` writes where there is none, `replace` writes
 * another, `contact` writes another address or number, and `join` adds words.
 */
type Merge = 'keep' | 'fill' | 'replace' | 'contact' | 'join';

/** What people are exported as. */
export type ExportedAs = 'json' | 'table' | 'card';

export interface FieldRule {
  holds: Holds;
  merge: Merge;
  /** In a sentence, and the name of the column in CSV. */
  label: string;
  /** In an address card: a property of its own, a line of the note, or nothing. */
  card: 'property' | 'note' | 'none';
  /** Formats of exports from which our import does not read it: all others bring it back. */
  isLostIn?: readonly ExportedAs[];
  /** Where the person's page shows it: above all, in "What ideas know", or in "About them". */
  page: 'header' | 'ideas' | 'about';
  /** Where assistants see it: in each tool for people, where one person is read, with the scope `contacts`, or nowhere. */
  assistant: 'all' | 'one' | 'contacts' | 'none';
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
  name: {
    holds: 'text',
    merge: 'keep',
    label: 'Name',
    card: 'property',
    page: 'header',
    assistant: 'all',
    isRequired: true,
  },
  relationship: {
    holds: 'text',
    merge: 'keep',
    label: 'Relationship',
    card: 'note',
    page: 'header',
    assistant: 'all',
    isRequired: true,
  },
  birthday: {
    holds: 'birthday',
    merge: 'replace',
    label: 'Birthday',
    card: 'property',
    page: 'about',
    assistant: 'all',
  },
  email: { holds: 'text', merge: 'contact', label: 'Email', card: 'property', page: 'about', assistant: 'contacts' },
  phone: { holds: 'text', merge: 'contact', label: 'Phone', card: 'property', page: 'about', assistant: 'contacts' },
  address: { holds: 'text', merge: 'fill', label: 'Address', card: 'property', page: 'about', assistant: 'contacts' },
  timeZone: { holds: 'text', merge: 'fill', label: 'Time zone', card: 'none', page: 'about', assistant: 'one' },
  language: { holds: 'text', merge: 'fill', label: 'Language', card: 'none', page: 'about', assistant: 'one' },
  labels: {
    holds: 'list',
    merge: 'join',
    label: 'Labels',
    card: 'property',
    page: 'header',
    assistant: 'all',
    word: 'label',
  },
  interests: {
    holds: 'list',
    merge: 'join',
    label: 'Interests',
    card: 'note',
    page: 'ideas',
    assistant: 'all',
    word: 'interest',
  },
  dislikes: {
    holds: 'list',
    merge: 'join',
    label: 'Dislikes',
    card: 'note',
    page: 'ideas',
    assistant: 'all',
    word: 'dislike',
  },
  sizes: { holds: 'text', merge: 'replace', label: 'Sizes', card: 'note', page: 'ideas', assistant: 'contacts' },
  areSizesForIdeas: {
    holds: 'switch',
    merge: 'keep',
    label: 'Ideas may use sizes',
    card: 'none',
    page: 'ideas',
    assistant: 'none',
    isOn: true,
  },
  aboutAge: { holds: 'number', merge: 'fill', label: 'About how old', card: 'note', page: 'ideas', assistant: 'all' },
  aboutAgeOn: { holds: 'text', merge: 'fill', label: 'Age said on', card: 'note', page: 'ideas', assistant: 'none' },
  gender: { holds: 'text', merge: 'fill', label: 'Gender', card: 'note', page: 'ideas', assistant: 'one' },
  country: { holds: 'text', merge: 'fill', label: 'Country', card: 'note', page: 'ideas', assistant: 'one' },
  notes: { holds: 'text', merge: 'fill', label: 'Notes', card: 'note', page: 'ideas', assistant: 'contacts' },
  areNotesForIdeas: {
    holds: 'switch',
    merge: 'keep',
    label: 'Ideas may read notes',
    card: 'none',
    page: 'ideas',
    assistant: 'none',
  },
  hiddenFromIdeas: {
    holds: 'names',
    merge: 'keep',
    label: 'Kept from ideas',
    card: 'none',
    page: 'ideas',
    assistant: 'none',
  },
  avatar: {
    holds: 'text',
    merge: 'fill',
    label: 'Picture',
    card: 'property',
    page: 'header',
    assistant: 'none',
    // Pictures of cards are not read, of whichever program.
    isLostIn: ['card'],
  },
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
export const storedFields = personFieldNames.filter(
  (field): field is StoredField => ruleOf(field).holds !== 'birthday',
);
export const listFields = personFieldNames.filter((field): field is ListField => ruleOf(field).holds === 'list');

export const fieldsThat = <M extends Merge>(merge: M): FieldThat<{ merge: M }>[] =>
  personFieldNames.filter((field): field is FieldThat<{ merge: M }> => ruleOf(field).merge === merge);

export const fieldsForAssistants = <A extends FieldRule['assistant']>(of: A): FieldThat<{ assistant: A }>[] =>
  personFieldNames.filter((field): field is FieldThat<{ assistant: A }> => ruleOf(field).assistant === of);

/** What a field holds while nothing is said. */
export function emptyOf(field: PersonField): null | boolean | string[] {
  const { holds, isOn = false } = ruleOf(field);
  if (holds === 'list' || holds === 'names') return [];
  return holds === 'switch' ? isOn : null;
}

/** A value as one text for a table or a note; null if there is none. */
export function shownValue(value: string | number | boolean | string[] | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}

/** The fields that an address card cannot say. */
export const ownCardFields = personFieldNames.filter((field) => ruleOf(field).card !== 'property');
/** The property of ours that says them: `X-PRESENTLY-TIME-ZONE`. */
export const ownCardProperty = (field: PersonField): string =>
  `X-PRESENTLY-${field.replaceAll(/[A-Z]/g, (letter) => `-${letter}`).toUpperCase()}`;
