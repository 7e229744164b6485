import { readFileSync } from 'node:fs';
import type { PersonField } from '@presently/rules/person-fields';
import { eventually } from '@presently/testing/eventually';
import type { BrowserContext } from 'playwright-core';
import { root } from '../../tools/root.ts';
import { newcomerProfile, post } from '../world/page.ts';
import { describeInBrowser, useBrowser, useProduct } from '../world/suite.ts';

type Row = Record<string, unknown>;

/** Every declared field. The picture is uploaded. */
const ida: Record<Exclude<PersonField, 'avatar'>, unknown> = {
  name: 'Ida Lind',
  relationship: 'Sister',
  interests: ['tea', 'jazz'],
  labels: ['Family'],
  dislikes: ['hazelnuts'],
  email: 'ida@example.com',
  phone: '+46 70 123 45 67',
  timeZone: 'Europe/Stockholm',
  language: 'sv-SE',
  address: 'Long Street 1\nUppsala',
  sizes: 'Shoes 38',
  birthday: '2000-02-29',
  areSizesForIdeas: false,
  aboutAge: 26,
  aboutAgeOn: '2026-01-31',
  gender: 'she',
  country: 'SE',
  notes: 'Walks to work.\nHas a small kitchen.',
  areNotesForIdeas: true,
  hiddenFromIdeas: ['age', 'given'],
};
const days = [
  { type: 'Holiday', title: 'Mother’s Day', recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 },
  { type: 'Holiday', recurrence: 'easter', easterOffset: -2, notes: 'Bring eggs.' },
  { type: 'Holiday', title: 'Pascha', recurrence: 'easter', easterOffset: 0, easterOf: 'eastern' },
  { type: 'Anniversary', date: '--06-01' },
  { type: 'Wedding', date: '2030-06-01', notes: 'In Rome.' },
];
const ideas = [
  { title: 'Stoneware teapot', note: 'The green one', price: '$48.00' },
  { title: 'Concert tickets', state: 'given', givenOn: '2024-05-04' },
];

const without = (row: Row, ...fields: string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));

/** People with their days and ideas, without ids and times. */
async function peopleOf({ request }: BrowserContext): Promise<Row[]> {
  const list = async (path: string) => (await (await request.get(path)).json()) as Row[];
  /** The media type of a picture. Its address is another one in each account. */
  const typeOf = async (address: unknown) =>
    address === null ? null : (await request.get(address as string)).headers()['content-type'];
  const people = (await list('/api/recipients?sort=name')).map(async (person) => ({
    ...without(person, 'id', 'createdAt', 'avatar'),
    picture: await typeOf(person['avatar']),
    days: (await list(`/api/recipients/${person['id'] as string}/occasions`))
      .map((day) => without(day, 'id', 'recipientId', 'createdAt'))
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
    ideas: (await list(`/api/recipients/${person['id'] as string}/kept-ideas`))
      .map(({ title, note, price, state, givenOn }) => ({ title, note, price, state, givenOn }))
      .toSorted((one, other) => String(one.title).localeCompare(String(other.title))),
  }));
  return Promise.all(people);
}

describeInBrowser('everything in an account', () => {
  const product = useProduct();
  const browser = useBrowser();

  it('is exported on one screen and imported into another account on another', async () => {
    const { context: first } = await newcomerProfile(browser(), product.url);
    const { id } = await post<{ id: string }>(first, '/api/recipients', ida);
    await post(first, '/api/recipients', { name: 'Bo', relationship: 'Friend' });
    for (const day of days) await post(first, `/api/recipients/${id}/occasions`, day);
    for (const idea of ideas) await post(first, `/api/recipients/${id}/kept-ideas`, idea);
    const gift = { giftName: 'Linen apron', message: 'Hi', deliveryMethod: 'email', recipientEmail: ida.email };
    await post(first, `/api/recipients/${id}/gifts`, gift);

    const page = await first.newPage();
    await page.goto(`/recipients/${id}`);
    await page.getByRole('button', { name: 'Add a picture' }).click();
    await page.getByLabel('Picture', { exact: true }).setInputFiles(`${root}frontend/public/gift-preview.jpg`);
    await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await page.getByRole('button', { name: 'Save picture' }).click();
    const picture = (await page
      .getByRole('button', { name: 'Change picture' })
      .locator('..')
      .locator('img')
      .getAttribute('src'))!;

    await page.goto('/account#your-data');
    await page.getByRole('button', { name: 'Export everything' }).click();
    const link = page.getByRole('link', { name: /^Download your data of / });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^presently-\d{4}-\d\d-\d\d\.zip$/);
    const file = await download.path();
    const address = (await link.getAttribute('href'))!;

    const { context: second } = await newcomerProfile(browser(), product.url);
    for (const own of [address, picture]) expect((await second.request.get(own)).status()).toBe(404);
    const other = await second.newPage();
    await other.goto('/recipients/import');
    await other.getByLabel('File with people').setInputFiles({
      name: 'presently.zip',
      mimeType: 'application/zip',
      buffer: readFileSync(file),
    });
    await other.getByRole('button', { name: 'Import 2 people' }).click();
    await other.getByText('Added 2 people').waitFor();

    const today = new Date().toISOString().slice(0, 10);
    const given = { title: 'Linen apron', note: null, price: null, state: 'given', givenOn: today };
    const expected = (await peopleOf(first)).map((person) =>
      person['name'] === ida.name ? { ...person, ideas: [ideas[1], given, ideas[0]].map(shown) } : person,
    );
    await eventually(async () => ((await peopleOf(second)).at(-1)!['ideas'] as Row[]).length === 3);
    expect(await peopleOf(second)).toEqual(expected);
    expect(expected.map((person) => person.picture)).toEqual([null, 'image/webp']);
    await Promise.all([first.close(), second.close()]);
  }, 120_000);
});

/** A kept idea as it is answered. */
const shown = (idea: Row | undefined): Row => ({ note: null, price: null, state: 'idea', givenOn: null, ...idea });
