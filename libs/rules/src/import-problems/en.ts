import type { Given } from '../words.js';

/**
 * What could not be read of a file of people, by code, for its sender: first what refuses the whole file, then what is
 * wrong with a row. The English sentence is stored and answered with the code and with what the message names.
 */
export const en = {
  /** Before each of the others: the file of a zip in which it was found. */
  'in-file': '<name>{file}</name>: <other>{problem}</other>',

  'file-empty': 'The file is empty.',
  'file-gone': 'The file is no longer here. Please choose it again.',
  'file-too-large': 'The file has more than {megabytes} MB.',
  'file-too-slow': 'This file takes too long to read. Please divide it into several files.',
  'file-takes-memory': 'This file needs too much memory to read. Please divide it into several files.',
  'file-not-read': 'We could not read this file. Please try again.',
  'file-given-up': 'We could not read this file.',
  'people-none': 'There is no person in this file.',
  'people-too-many': 'The file has more than {most, number} people. Please divide it into several files.',
  'people-too-long':
    'The people of this file have more than {megabytes} MB of text. Please divide it into several files.',
  'week-people':
    'With this file, the files that you have imported in the last week would have more than {most, number} people. Each of them is removed a week after it was imported.',
  'week-megabytes':
    'With this file, the files that you have imported in the last week would have more than {megabytes} MB. Each of them is removed a week after it was imported.',
  'kind-unknown':
    'This is not a file that we can read. We read contacts (.vcf), calendars (.ics), tables (.csv), LDIF, zips of them and our own exports (.zip).',
  'kind-old-office':
    'This is a file of an old Office program. Please save a workbook as CSV (UTF-8), and choose that file.',
  'kind-office': 'This is a document of Office. We read contacts, calendars and tables.',
  'kind-workbook': 'This is a workbook of a spreadsheet program. Please save it as CSV (UTF-8), and choose that file.',
  'kind-xcard': 'These are contacts as XML (xCard). Please export them as vCard (.vcf).',
  'kind-web-page': 'This is a web page, not a list of people. Please export contacts as vCard (.vcf) or CSV.',
  'zip-damaged': 'This zip is damaged.',
  'zip-too-many-files': 'There are too many files in this zip.',
  'zip-without-people': 'There are no contacts, calendars or tables in this zip.',
  'zip-file-too-large': '<name>{entry}</name> has more than {megabytes} MB.',
  'zip-file-locked': '<name>{entry}</name> is locked with a password.',
  'zip-files-left-out':
    '{count, plural, one {{count} file of this zip is not read} other {{count} files of this zip are not read}}: <name>{files}</name>.',
  'zip-many-files-left-out': '{count} files of this zip are not read: <name>{files}</name> and {more} more.',
  'zip-repeats':
    '{count, plural, one {{count} person stands in this zip more than once, and is read once} other {{count} people stand in this zip more than once, and are read once}}.',
  'gzip-damaged': 'This gzip file is damaged.',
  'jcard-damaged': 'This jCard is damaged.',
  'jcard-too-many': 'There are too many cards in this file.',
  'export-missing': 'There is no export.json in this zip, so it is no export of Presently.',
  'export-too-large': 'The export.json is too large.',
  'export-damaged': 'The export.json is damaged.',
  'export-foreign': 'This is no export of Presently.',
  'export-newer': 'This export is of a newer version of Presently.',
  'export-no-list': '"<name>{list}</name>" in export.json is no list.',
  'export-list-too-long': '"<name>{list}</name>" in export.json has more than {most} rows.',
  'calendar-without-days': 'There is no birthday and no anniversary in this calendar.',
  'objects-too-deep': 'Line {line}: more than {most} objects are inside each other.',
  'table-too-wide': 'Line {line}: there are more than {most} columns.',
  'table-row-too-long': 'Line {line}: this row is longer than {most} characters.',
  'table-quote-open': 'Line {line}: a quote has no end.',
  'table-no-row': 'Line {line}: this is not a row of a table.',

  'card-damaged': 'Card {card} is damaged.',
  'card-of-company': 'A company, not a person.',
  'card-without-name': 'Line {line}: this card has no name.',
  'row-without-name': 'Line {line}: this row has no name.',
  'entry-no-person': 'Line {line}: this entry is no person.',
  'letters-doubtful': 'Line {line}: some letters are damaged or in another encoding. Please check them.',
  'birthday-of-calendar': 'Line {line}: the birthday is of another calendar (<name>{calendar}</name>).',
  'birthday-left-out': 'Line {line}: a birthday of another calendar (<name>{calendar}</name>) is left out.',
  'day-unread': 'Line {line}: "<name>{written}</name>" is no day that we can read.',
  'day-of-death': 'Line {line}: this is the day of a death.',
  'day-of-no-kind': 'Line {line}: this yearly day does not say that it is a birthday.',
  'day-of-nobody': 'Line {line}: this event does not say whose day it is.',
  'day-over': 'Line {line}: this day was repeated until {until} only.',
  'day-missing': 'Line {line}: this event has no day that exists.',
  'days-of-no-kind': '{count} more yearly days are left out: we do not know whose they are.',
  'days-cut': 'Only the first {most} dates are taken.',
  'ideas-cut': 'Only the first {most} ideas are taken.',
  'field-refused': 'Left out: {reason}',
  'day-refused': 'A date is left out: {reason}',
  'idea-refused': 'An idea is left out: {reason}',
  'day-broken': 'A date is left out: it cannot be read',
  'idea-broken': 'An idea is left out: it cannot be read',
  'no-room': 'Your plan has no room for this person.',
  'not-added': 'This person was not added: your plan has no room for more.',
  'not-written': 'This person could not be written.',
} as const;

/** A problem of a file of people, or of one of its rows. */
export type ImportProblemCode = Exclude<keyof typeof en, 'in-file'>;
export const importProblemCodes = Object.keys(en).filter((key): key is ImportProblemCode => key !== 'in-file');

/** Problems of values that a form would refuse as well: the rule of the field says why. */
export type RefusalCode = 'field-refused' | 'day-refused' | 'idea-refused';

/** What the message of a problem names, by name. */
export type Named<Code extends ImportProblemCode> = Given<(typeof en)[Code]>;
