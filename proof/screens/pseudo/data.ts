import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/root.ts';
import posts from '../../../sandbox/data/posts.json' with { type: 'json' };
import { demoRecipients, demoSenderName } from '../../../services/gifting/src/demo/demo-data.ts';
import starterTemplates from '../../../services/social/src/templates/starter-templates.json' with { type: 'json' };

const known = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

/** What the people of the demo are called and have written. */
const demo = demoRecipients.flatMap(({ name, relationship, interests, occasions, gifts }) => [
  name,
  name.split(' ')[0]!,
  relationship,
  ...interests,
  ...occasions.flatMap(({ title, notes }) => [title, notes]),
  ...gifts.flatMap(({ giftName, giftDescription, category, message, recipientEmail }) => [
    giftName,
    giftDescription,
    category,
    recipientEmail,
    ...(message ?? '').split('\n'),
  ]),
]);

/** What the lists of screens put into answers and fields. */
const arranged = [
  'Nora Lindqvist',
  'Ida Holm',
  'Anna Lee',
  'Otto Berg',
  'Elena',
  'Dana',
  demoSenderName,
  'Stoneware teapot with a handle of woven bamboo',
  'Stoneware teapot',
  'Holds exactly two cups.',
  'A teapot',
  'A card',
  'Happy birthday!',
  'For slow mornings, with love.',
  'For slow mornings.',
  'Linen apron',
  'Walnut tray',
  'Blue mug',
  'One of these is yours.',
  'My phone',
  'Key on my keyring',
  'Claude',
  'Example',
  'Who',
  'When',
  'The message asks me for the number of my card.',
  'I do not know this person.',
  'Dear Ann,',
  'please send me the number of your card.',
  'https://old.example/all.xml answers 503',
  'by-hand',
  'Fraud',
  'fraud',
  'A draft.',
  'Scheduled.',
  'Out everywhere.',
  'Out in part. #fail-linkedin',
  'Nobody takes it. #fail-linkedin',
];

/** Columns of a table of the sandbox: what its shops sell and are called, and what its model names. */
function cells(table: string, ...columns: string[]): string[] {
  const [head, ...rows] = readFileSync(join(root, 'sandbox/data', table), 'utf8')
    .split('\n')
    .map((row) => row.split('\t'));
  return rows.flatMap((row) => columns.map((column) => row[head!.indexOf(column)] ?? ''));
}
/** What the templates of a new console say. */
const ofTemplates = starterTemplates.flatMap(({ name, category, prompt }) => [name, category, prompt]);
const ofSandbox = [...cells('products.tsv', 'shop', 'title', 'brand'), ...cells('kinds.tsv', 'name', 'is')];

/** What the sandbox's model writes as posts. */
const ofPosts = Object.values(posts).flat();
const texts = [...demo, ...arranged, ...ofTemplates, ...ofPosts, ...ofSandbox]
  .filter(known)
  .filter((text) => text !== '');
const longestFirst = texts.toSorted((one, other) => other.length - one.length);

/** What is the same in all languages. */
const everywhere: readonly RegExp[] = [
  // The product's own name, and those of programs and networks.
  /\b(?:Presently|Chrome|Linux|Google|Apple|Outlook|iCloud)\b/,
  /\b(?:LinkedIn|Facebook|Instagram|TikTok|YouTube|Bluesky|Threads)\b/,
  // A zone is a place, which the database of time zones has in English alone: `[Kyiv, ウクライナ]`
  /^\[[^[\]]+, [^ -~][^[\]]*\]$/,
  // The card's fields are Stripe's, which speak the language themselves; the sandbox's stand-in speaks English.
  /Card number|Expiration \(MM \/ YY\)|ZIP \/ postal code|Your (?:card|ZIP)\b.* incomplete\./,
  // Addresses, files and what programs read.
  /\bhttps?:\/\/\S*/,
  /\S+@[\w.-]+/,
  /\blocalhost\b/,
  /\b[\w-]+(?:\.[\w-]+)*\.(?:example|test|com|ai|csv|json|vcf)\b/,
  /\{"type":.*\}/,
  /curl -H .*/,
  /\bwebhook-id:/,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/,
  // Codes: of currencies, of recovery, and the first letters of names.
  /\b[A-Z]{2,4}\b/,
  /\bk7m2\d-x9qwe\b/,
  // What the sandbox's model finds.
  /見つけもの：.*/,
  // Units.
  /\b[kM]B\b/,
  // Languages name themselves.
  /\b(?:English|Deutsch|Français|Español|Italiano|Português)\b/,
];

/** A text without what is data in it. */
export const withoutData = (text: string): string => {
  const whole = /^(.+)…$/.exec(text)?.[1];
  if (whole !== undefined && texts.some((each) => each.startsWith(whole))) return '';
  const left = longestFirst.reduce((rest, each) => (rest.includes(each) ? rest.replaceAll(each, '') : rest), text);
  return everywhere.reduce((rest, each) => rest.replaceAll(new RegExp(each, 'g'), ''), left);
};
