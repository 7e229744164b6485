import ICAL from 'ical.js';
import type { ContentLine } from './blocks.js';

/** A property of a card or an event, with its values unescaped. */
export interface Property {
  name: string;
  /** `item1` in `item1.EMAIL`: what belongs together. */
  group: string;
  types: string[];
  /** Of `BDAY` and the like, as it is written: `19800517`. */
  raw: string;
  /** A structured value has a list of parts, each of one or more texts. */
  values: string[][];
  isPreferred: boolean;
  /** The year that stands for none, as Apple's marker says it. */
  omittedYear: string | undefined;
  /** `islamic`; undefined for the usual calendar. */
  calendar: string | undefined;
  /** A language tag. */
  language: string | undefined;
}

/** Values that are no text. */
const pictures = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY', 'ATTACH']);

/** The name with its parameters, and where the value begins. A colon in quotes belongs to a parameter. */
const head = /^((?:"[^"]*"|[^":])*):/;

/**
 * A line in any of the dialects: those of vCard 2.1 have parameters without names, and encoded values.
 * @returns undefined for a line that is no property
 */
export function propertyOf({ text }: ContentLine, kind: 'vcard' | 'icalendar'): Property | undefined {
  const [whole, written] = head.exec(text) ?? /^([^:]*):/.exec(text) ?? [];
  if (whole === undefined || written === undefined) return undefined;
  const [named, ...given] = written.replaceAll(/"([^"]*)$/g, '$1').match(/(?:"[^"]*"|[^";])+/g) ?? [];
  const [, group = '', name] = /^(?:([\w-]+)\.)?([\w-]+)$/.exec(named ?? '') ?? [];
  if (!name) return undefined;
  const parameters = given.map((parameter) => (parameter.includes('=') ? parameter : impliedBy(parameter)));
  const encoded = parameters.some((parameter) => /^ENCODING=(?:QUOTED-PRINTABLE|Q)$/i.test(parameter));
  const isBase64 = parameters.some((parameter) => /^ENCODING=(?:B|BASE64)$/i.test(parameter));
  const value = text.slice(whole.length);
  const raw = encoded
    ? unquoted(value, charsetOf(parameters))
    : isBase64 && !pictures.has(name.toUpperCase())
      ? decodedIn(Buffer.from(value, 'base64'), charsetOf(parameters))
      : value;
  const kept = parameters.filter((parameter) => /^(?:TYPE|PREF|VALUE)=/i.test(parameter));
  const line = [name.toUpperCase(), ...kept].join(';');
  // A line break that was encoded would end the line.
  const readable = withoutNeedlessEscapes(raw, name.toUpperCase()).replaceAll(/\r?\n|\r/g, '\\n');
  const [, described, , ...parsed] = parse(`${line}:${readable}`, kind) ?? [];
  const { type = [], pref } = (described ?? {}) as { type?: unknown; pref?: unknown };
  const types = [type].flat(2).flatMap((each) => String(each).toLowerCase().split(','));
  return {
    name: name.toUpperCase(),
    group,
    types,
    raw,
    values: parsed.map((value) => partsOf(value)),
    isPreferred: types.includes('pref') || pref === '1',
    omittedYear: parameterOf(parameters, 'X-APPLE-OMIT-YEAR'),
    calendar: otherCalendar(parameterOf(parameters, 'CALSCALE')),
    language: parameterOf(parameters, 'LANGUAGE'),
  };
}

/** Values whose parts a semicolon divides. */
const structured = new Set(['N', 'ADR', 'ORG', 'GENDER']);

/** `Lee\\; Ann`: the library takes away the escapes of a text that its version of the standard knows, and no others. */
const withoutNeedlessEscapes = (raw: string, name: string): string =>
  raw.replaceAll(/\\(.)/gs, (escaped, mark: string) =>
    /[:'"]/.test(mark) || (mark === ';' && !structured.has(name)) ? mark : escaped,
  );

const parameterOf = (parameters: readonly string[], name: string): string | undefined =>
  parameters
    .find((parameter) => parameter.toUpperCase().startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .replaceAll('"', '');
const otherCalendar = (name: string | undefined) => (name && !/^gregor/i.test(name) ? name.toLowerCase() : undefined);

/** A day as it is written, without a year that stands for none. */
export function dayText({ raw, omittedYear }: Pick<Property, 'raw' | 'omittedYear'>): string {
  const text = raw.trim();
  return omittedYear && text.startsWith(omittedYear) ? `--${text.slice(omittedYear.length).replace(/^-/, '')}` : text;
}

/** A text of a property that the library does not know. */
export const unescapedText = (raw: string): string =>
  raw.replaceAll(/\\(.)/gs, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark));

const impliedBy = (parameter: string) =>
  /^(?:QUOTED-PRINTABLE|BASE64|[78]BIT)$/i.test(parameter) ? `ENCODING=${parameter}` : `TYPE=${parameter}`;

function parse(line: string, kind: 'vcard' | 'icalendar'): unknown[] | undefined {
  try {
    return ICAL.parse.property(line, kind === 'vcard' ? ICAL.design.vcard3 : ICAL.design.icalendar) as unknown[];
  } catch {
    return undefined;
  }
}

const partsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((part: unknown) => textOf(part).trim());

function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join(' ');
  return typeof part === 'string' ? part : '';
}

function charsetOf(parameters: readonly string[]): string {
  const charset = parameters.find((parameter) => /^CHARSET=/i.test(parameter))?.slice('CHARSET='.length);
  return charset ?? 'utf-8';
}

/** Decodes quoted-printable. An unknown character set is read as Windows-1252. */
function unquoted(text: string, charset: string): string {
  const bytes = Buffer.from(
    text.replaceAll(/=([\dA-F]{2})|[\u0100-\uffff]/gi, (character, code: string | undefined) =>
      code === undefined ? '?' : String.fromCharCode(Number.parseInt(code, 16)),
    ),
    'latin1',
  );
  return decodedIn(bytes, charset);
}

function decodedIn(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset.replaceAll('"', ''), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
