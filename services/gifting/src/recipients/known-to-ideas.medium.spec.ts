import { addOccasion, changeOccasion } from '@presently/contracts/gifting/occasions';
import {
  addRecipient,
  changeRecipient,
  recipientChanged,
  type NewRecipient,
} from '@presently/contracts/gifting/recipients';
import { hideable } from '@presently/rules/person-fields';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';

const ida = { name: 'Ida', relationship: 'Sister' };

describe('what ideas know of a person', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: '2026-11-22T09:00:00Z' });
  });
  afterAll(() => service.stop());

  async function aPerson(details: Partial<NewRecipient> = {}) {
    const call = service.as(aCaller());
    const { id: recipientId } = await call(addRecipient, { ...ida, ...details });
    const told = async () =>
      (await service.emitted(recipientChanged)).filter((data) => data.recipientId === recipientId);
    return { call, recipientId, told, newest: async () => (await told()).at(-1)! };
  }

  it('is nothing that the sender has not said', async () => {
    const { newest } = await aPerson();
    const nothing = { birthday: null, aboutAge: null, aboutAgeOn: null, gender: null, country: null };
    expect(await newest()).toMatchObject({ ...nothing, sizes: null, notes: null });
  });

  it('are notes only while their switch is on, and sizes until it is off', async () => {
    const { call, recipientId, told, newest } = await aPerson({ notes: 'Secret.\nLoves tea.', sizes: 'Shoes 38' });
    const change = (switches: object) => call(changeRecipient, { recipientId, ...switches });
    expect(await newest()).toMatchObject({ notes: null, sizes: 'Shoes 38' });
    expect(await change({ areNotesForIdeas: true })).toMatchObject({ areNotesForIdeas: true, areSizesForIdeas: true });
    expect(await newest()).toMatchObject({ notes: 'Secret.\nLoves tea.' });
    await change({ areNotesForIdeas: false, areSizesForIdeas: false });
    expect(await newest()).toMatchObject({ notes: null, sizes: null });
    const before = (await told()).length;
    await change({ notes: 'Another secret', sizes: 'Shoes 39' });
    expect(await told()).toHaveLength(before);
    expect(await change({ areNotesForIdeas: null })).toMatchObject({ areNotesForIdeas: false });
  });

  const facts = { interests: ['tea'], gender: 'she', country: 'SE', birthday: '1990-05-04' };
  const titles = ({ occasions }: { occasions: { title: string | null }[] }) => occasions.map(({ title }) => title);
  it.each([
    // Told apart: code looks for allergies among them.
    ['interests', { interests: [], hiddenInterests: ['tea'] }, ['First flat', null]],
    ['gender', { gender: null }, ['First flat', null]],
    ['country', { country: null }, ['First flat', null]],
    ['occasionTitle', {}, [null, null]],
    // Told as hidden: code keeps away what is unfit for a child, and what was given.
    ['age', {}, ['First flat', null]],
    ['given', {}, ['First flat', null]],
  ] as const)('is nothing of %s while its switch is off', async (hidden, without, shown) => {
    const { call, recipientId, newest } = await aPerson(facts);
    await call(addOccasion, { recipientId, type: 'Other', title: 'First flat', date: '2027-01-01' });
    const before = await newest();
    expect(before).toMatchObject(facts);
    expect(before).not.toHaveProperty('hiddenFromIdeas');
    const changed = await call(changeRecipient, { recipientId, hiddenFromIdeas: [hidden] });
    expect(changed).toMatchObject({ ...facts, hiddenFromIdeas: [hidden] });
    const after = await newest();
    expect(after).toMatchObject({ ...facts, ...without, hiddenFromIdeas: [hidden] });
    expect(titles(after)).toEqual(shown);
    await call(changeRecipient, { recipientId, hiddenFromIdeas: [] });
    expect(await newest()).toEqual(before);
  });

  it('is about how old they are with the day on which it was said', async () => {
    const { call, recipientId, newest } = await aPerson({ aboutAge: 40 });
    const change = (about: object) => call(changeRecipient, { recipientId, ...about });
    expect(await newest()).toMatchObject({ aboutAge: 40, aboutAgeOn: '2026-11-22' });
    expect(await change({ aboutAge: 30, aboutAgeOn: '2020-01-01' })).toMatchObject({ aboutAgeOn: '2020-01-01' });
    expect(await change({ aboutAge: 31, aboutAgeOn: '2030-01-01' })).toMatchObject({ aboutAgeOn: '2026-11-22' });
    expect(await change({ aboutAgeOn: '2001-01-01' })).toMatchObject({ aboutAge: 31, aboutAgeOn: '2026-11-22' });
    expect(await change({ aboutAge: null })).toMatchObject({ aboutAge: null, aboutAgeOn: null });
  });

  it('is the birthday with its year, unless that was still to come', async () => {
    const born = await aPerson({ birthday: '1990-05-04' });
    expect(await born.newest()).toMatchObject({ birthday: '1990-05-04' });
    const next = await aPerson({ birthday: '2026-12-24' });
    expect(await next.newest()).toMatchObject({ birthday: '--12-24' });
  });

  it.each([
    [{ country: 'se', timeZone: 'Asia/Tokyo' }, 'SE'],
    [{ address: 'Lane 1\nBath BA1 1AA\nUnited Kingdom', timeZone: 'Asia/Tokyo' }, 'GB'],
    [{ address: '1 Main Street, Springfield, USA' }, 'US'],
    [{ timeZone: 'Asia/Tokyo' }, 'JP'],
    [{ timeZone: 'America/New_York', address: 'Somewhere' }, 'US'],
    [{ timeZone: 'UTC' }, null],
    [{ address: 'Lane 1, Georgetown, GA' }, null],
    [{ language: 'sv-SE', phone: '+46701234567' }, null],
  ])('is the country that %j tells: %s', async (details, country) => {
    const { newest } = await aPerson({ name: 'Björn Åkesson', ...details });
    expect((await newest()).country).toBe(country);
  });

  it('is the own title of an occasion', async () => {
    const { call, recipientId, newest } = await aPerson();
    const day = { recipientId, type: 'Other', title: 'First flat', date: '2027-01-01' } as const;
    const { id: occasionId } = await call(addOccasion, day);
    expect((await newest()).occasions).toMatchObject([{ type: 'Other', title: 'First flat' }]);
    await call(changeOccasion, { occasionId, title: 'Second flat' });
    expect((await newest()).occasions).toMatchObject([{ title: 'Second flat' }]);
  });

  it.each([
    ['aboutAge', 121, 'An age is a whole number from 0 to 120'],
    ['aboutAge', 3.5, 'An age is a whole number from 0 to 120'],
    ['aboutAgeOn', '2026-02-30', 'Please choose a date that exists'],
    ['country', 'Sweden', 'Please choose a country from the list'],
    ['country', 'ZZ', 'Please choose a country from the list'],
    ['gender', 'x'.repeat(41), 'gender must be at most 40 characters'],
    ['notes', 'x'.repeat(1001), 'notes must be at most 1000 characters'],
    ['areNotesForIdeas', 'yes', 'areNotesForIdeas must be true or false'],
    ['hiddenFromIdeas', ['name'], `hiddenFromIdeas may hold ${hideable.join(', ')}`],
    ['hiddenFromIdeas', ['age', 'age'], 'hiddenFromIdeas may hold each name once'],
    ['areSizesForIdeas', 1, 'areSizesForIdeas must be true or false'],
  ])('refuses %s %j', async (field, value, message) => {
    const refusal = { status: 400, detail: { errors: { [field]: expect.arrayContaining([message]) } } };
    await expect(service.as(aCaller())(addRecipient, { ...ida, [field]: value })).rejects.toMatchObject(refusal);
  });
});
