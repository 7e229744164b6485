import type { GetICUArgs } from '@schummar/icu-type-parser';
import format, { type CompiledMessage } from 'icu-minify/format';
import { localeOf, type Language } from './languages.js';
import type { Grammar } from './message-nodes.js';

/**
 * What an area of the product says, in one language, by key. Each is a message in the ICU's format:
 * `{count, plural, one {# gift} other {# gifts}} for <name>{recipient}</name>`.
 */
export type Messages = Readonly<Record<string, string>>;

/** The same keys in another language: one that is missing, or that English has not, does not compile. */
export type Translation<English extends Messages> = { readonly [Key in keyof English]: string };

/** What varies in a message, by name. */
export type Arguments<Message extends string> = GetICUArgs<
  Message,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;
/** What a message needs besides its key. */
export type Given<Message extends string> = keyof Arguments<Message> extends never ? [] : [values: Arguments<Message>];

/** Says a message of an area. Its tags are left out. */
export type Say<English extends Messages> = <Key extends keyof English & string>(
  key: Key,
  ...values: Given<English[Key]>
) => string;

/** What a tag of a message becomes, by its name. */
export type Tags<Element> = Readonly<Record<string, (chunks: (string | Element)[]) => Element>>;

/** Formatters are expensive to make, and few. */
const formatters = new Map<string, unknown>();
function kept<Options, Formatter>(kind: string, locale: string, options: Options, make: () => Formatter): Formatter {
  const key = `${kind} ${locale} ${JSON.stringify(options ?? null)}`;
  const found = formatters.get(key) ?? make();
  formatters.set(key, found);
  return found as Formatter;
}
type Formatters = Parameters<typeof format>[3]['formatters'];
const options: { formatters: Formatters } = {
  formatters: {
    getDateTimeFormat: (locale, given) =>
      kept('date', String(locale), given, () => new Intl.DateTimeFormat(locale, given)),
    getNumberFormat: (locale, given) =>
      kept('number', String(locale), given, () => new Intl.NumberFormat(locale, given)),
    getPluralRules: (locale, given) => kept('plural', String(locale), given, () => new Intl.PluralRules(locale, given)),
  },
};

/** Messages with arguments are compiled: by the build for browsers, in `service-words.ts` elsewhere. */
let compiler: ((message: string) => CompiledMessage) | undefined;
const compiled = new Map<string, CompiledMessage>();
export function compileWith(compile: (message: string) => CompiledMessage): void {
  compiler = compile;
}
function compiledOf(message: string): CompiledMessage {
  // A build's message is compiled already, whatever its type says.
  if (!compiler || typeof message !== 'string') return message;
  const found = compiled.get(message) ?? compiler(message);
  compiled.set(message, found);
  return found;
}

const grammars = new Map<Language, Grammar>();
/** Says from now on what the grammar of a language changes in its messages. */
export function speakBy(language: Language, grammar: Grammar): void {
  grammars.set(language, grammar);
}

function messageIn(language: Language, message: string, values: object = {}): CompiledMessage {
  const grammar = grammars.get(language);
  return grammar ? grammar(compiledOf(message), { ...values }) : compiledOf(message);
}

const plainTag = (chunks: string[]): string => chunks.join('');
const withoutTags = (values: object | undefined, tags: readonly string[]): Record<string, never> =>
  ({ ...Object.fromEntries(tags.map((tag) => [tag, plainTag])), ...values }) as Record<string, never>;

/** The tags that any message may have: a person's text, stress, a link. Renderers give each a meaning. */
const tagNames = ['name', 'account', 'b', 'em', 'link', 'other'] as const;

/** @returns the message in one language, with its values and without its tags */
export const sayIn = (language: Language, message: string, values?: object): string =>
  format(messageIn(language, message, values), localeOf(language), withoutTags(values, tagNames), options) as string;

/** @returns the message in parts, of which the tags are elements */
export function partsIn<Element>(
  language: Language,
  message: string,
  values: object | undefined,
  tags: Tags<Element>,
): (string | Element)[] {
  const given = { ...tags, ...values } as never;
  const parts = format<Element>(messageIn(language, message, values), localeOf(language), given, options);
  return Array.isArray(parts) ? parts : [parts];
}
