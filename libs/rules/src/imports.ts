/** Words and limits of an import of people, for browser and service. */

export const importStates = [
  'receiving',
  'reading',
  'columns',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;
/** `columns`: the sender must say what the columns hold. `ready`: the sender may choose rows. */
export type ImportState = (typeof importStates)[number];

export const importRowStates = ['new', 'changed', 'same', 'unreadable'] as const;
/** What a row of a file would do to the sender's people. */
export type ImportRowState = (typeof importRowStates)[number];

/** By what a person who is known was recognized: the exporter's id, a contact or the name. */
export const knownBy = ['id', 'email', 'phone', 'name'] as const;
export type KnownBy = (typeof knownBy)[number];

export const importFields = [
  'name',
  'firstName',
  'lastName',
  'relationship',
  'email',
  'phone',
  'birthday',
  'anniversary',
  'address',
  'labels',
  'interests',
  'birthDay',
  'birthMonth',
  'birthYear',
  'namePrefix',
  'middleName',
  'nameSuffix',
] as const;
/** What a column of a table may hold. */
export type ImportField = (typeof importFields)[number];

export const dayOrders = ['day-first', 'month-first'] as const;
/** How a table writes days such as 4/5/1980. */
export type DayOrder = (typeof dayOrders)[number];

/** How the bytes of a text stand for letters, by the names of the Encoding Standard. The first are the most usual. */
export const textEncodings = [
  'utf-8',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
  'koi8-r',
  'macintosh',
  'utf-16le',
  'utf-16be',
] as const;
export type TextEncoding = (typeof textEncodings)[number];

export const importLimits = {
  bytes: 10 * 1024 * 1024,
  /** Of our own exports, which contain recordings. They are read in parts. */
  zipBytes: 500 * 1024 * 1024,
  rows: 10_000,
  columns: 200,
  fileName: 120,
  /** Of a tag such as `zh-Hant-TW`. */
  language: 35,
  /** Characters of one line of a card or one field of a table, without its picture. */
  line: 64 * 1024,
  /** Characters of a text that is looked at: more than any field of a person has. The rest is cut off. */
  text: 10_000,
  /** Bytes of all people of a file as they are kept until the import is deleted. */
  storedBytes: 25_000_000,
  /** Levels of objects inside each other. */
  nesting: 4,
  /** That are told of a row. */
  problems: 6,
} as const;

/** Milliseconds for which an import can be looked at and undone. */
export const importKeptMs = 7 * 86_400_000;
