import type { ExportedGift, ExportedRecipient } from '@presently/contracts/gifting/user-data';
import { personFieldNames, ruleOf, shownValue } from '@presently/rules/person-fields';
import { stringify } from 'csv-stringify/sync';
import { FileLimit } from './file-limit.js';
import type { UserDataSource } from './user-data-source.js';

/** Columns of a table by their heading. */
type Columns<Row> = Readonly<Record<string, (row: Row) => string | null>>;

/** A list is a row inside the cell: only words with a comma or a quote stand in quotes. */
const cellOf = (value: Parameters<typeof shownValue>[0]): string | null =>
  Array.isArray(value)
    ? value.map((word) => (/[",]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word)).join(', ') || null
    : shownValue(value);

const recipientColumns: Columns<ExportedRecipient> = {
  ...Object.fromEntries(
    personFieldNames.map((field) => [ruleOf(field).label, (row: ExportedRecipient) => cellOf(row[field])]),
  ),
  [ruleOf('avatar').label]: ({ avatar, picture }) => picture ?? avatar,
  Added: ({ createdAt }) => createdAt,
  Id: ({ id }) => id,
};

const giftColumns: Columns<ExportedGift> = {
  For: ({ recipientName }) => recipientName,
  Gift: ({ giftName }) => giftName,
  Price: ({ price }) => price,
  Link: ({ giftUrl }) => giftUrl,
  Status: ({ status }) => status,
  'Sent to': ({ deliveryMethod, recipientEmail, recipientPhone }) =>
    deliveryMethod === 'sms' ? recipientPhone : recipientEmail,
  Order: ({ purchaseState }) => purchaseState,
  Ordered: ({ orderedOn }) => orderedOn,
  Arrives: ({ arrivesOn }) => arrivesOn,
  'Order number': ({ orderNumber }) => orderNumber,
  Planned: ({ scheduledFor }) => scheduledFor,
  Sent: ({ sentAt }) => sentAt,
  Delivered: ({ deliveredAt }) => deliveredAt,
  Opened: ({ viewedAt }) => viewedAt,
  Thanked: ({ thankedAt }) => thankedAt,
  Thanks: ({ thanksText }) => thanksText,
  Outcome: ({ outcome }) => outcome,
  Message: ({ message }) => message,
  Note: ({ note }) => note,
  Added: ({ createdAt }) => createdAt,
};

/** The library quotes the end of a record only, and most readers take any line break for one. */
const lineBreak = /[\r\n]/;

/** RFC 4180. The byte order mark tells spreadsheets that it is UTF-8; no cell begins as a formula. */
const toCsv = (rows: (string | null)[][], isStart: boolean): string =>
  stringify(rows, { bom: isStart, record_delimiter: 'windows', escape_formulas: true, quoted_match: lineBreak });

async function* table<Row>(columns: Columns<Row>, pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield toCsv([Object.keys(columns)], true);
  const limit = new FileLimit();
  for await (const rows of pages) {
    const lines = rows.map((row) => toCsv([Object.values(columns).map((cell) => cell(row))], false));
    const taken = limit.take(lines);
    yield taken.join('');
    if (taken.length === lines.length) continue;
    yield toCsv([['Further rows are left out.']], false);
    return;
  }
}

export const recipientsCsv = (source: UserDataSource) => table(recipientColumns, source.recipients());
export const giftsCsv = (source: UserDataSource) => table(giftColumns, source.gifts());
