import { addOccasion, listOccasions, removeOccasion } from '@presently/contracts/gifting/occasions';
import {
  addRecipient,
  changeRecipient,
  getRecipient,
  listLabels,
  listRecipients,
  recipientChanged,
} from '@presently/contracts/gifting/recipients';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';

const ida = { name: 'Ida', relationship: 'Sister' };
const details = {
  email: 'ida@example.com',
  phone: '+46 70 123 45 67',
  timeZone: 'Europe/Stockholm',
  language: 'sv-SE',
  labels: ['Family', 'Skiing'],
  dislikes: ['perfume', 'hazelnuts'],
  birthday: '1990-05-04',
};
const none = { email: null, phone: null, timeZone: null, language: null, labels: [], dislikes: [], birthday: null };

describe('what a sender knows about a person', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: '2026-11-22T09:00:00Z' });
  });
  afterAll(() => service.stop());

  const anAccount = () => service.as(aCaller());

  it('is optional, stored, listed, kept by changes of other fields, and cleared', async () => {
    const call = anAccount();
    expect(await call(addRecipient, ida)).toMatchObject(none);
    const added = await call(addRecipient, { ...ida, ...details, name: 'Ada' });
    const { id: recipientId } = added;
    expect(added).toMatchObject(details);
    expect(await call(changeRecipient, { recipientId, name: 'Ada B' })).toMatchObject(details);
    expect(await call(getRecipient, { recipientId })).toEqual((await call(listRecipients, {})).at(-1));
    expect(await call(changeRecipient, { recipientId, ...none })).toMatchObject({ name: 'Ada B', ...none });
  });

  it.each([
    ['timeZone', 'Mars/Olympus', 'Please choose a time zone from the list'],
    ['language', 'english', 'Please choose a language from the list'],
    ['language', 'e n', 'Please choose a language from the list'],
    ['birthday', '1990-02-30', 'Please give a day that exists, with or without a year'],
    ['birthday', '--02-30', 'Please give a day that exists, with or without a year'],
    ['email', 'ida', 'Please provide a valid email address'],
    ['phone', '12', 'Please provide a valid phone number'],
    ['labels', ['x'.repeat(41)], 'A label must be at most 40 characters'],
    ['labels', Array.from({ length: 21 }, (_, n) => `Group ${n}`), 'At most 20 labels'],
    ['dislikes', 'perfume', 'dislikes must be a list'],
  ])('is refused with %s %j', async (field, value, message) => {
    const refusal = { status: 400, detail: { errors: { [field]: expect.arrayContaining([message]) } } };
    await expect(anAccount()(addRecipient, { ...ida, [field]: value })).rejects.toMatchObject(refusal);
  });

  it('has one form: canonical languages, and each label once', async () => {
    const typed = { language: 'PT-br', labels: [' Family', 'family', '', 'Team '] };
    const stored = { language: 'pt-BR', labels: ['Family', 'Team'] };
    expect(await anAccount()(addRecipient, { ...ida, ...typed })).toMatchObject(stored);
  });

  it('groups people, who are found by the label alone or with a name', async () => {
    const call = anAccount();
    for (const [name, labels] of [
      ['Ann', ['Family']],
      ['Bo', ['Family', 'Team']],
      ['Cy', ['Team']],
    ] as const)
      await call(addRecipient, { ...ida, name, labels: [...labels] });
    const family = await call(listRecipients, { label: 'Family' });
    expect(family.map(({ name }) => name)).toEqual(['Ann', 'Bo']);
    expect((await call(listRecipients, { label: 'Family', q: 'b' })).map(({ name }) => name)).toEqual(['Bo']);
    expect(await call(listLabels, {})).toEqual([
      { label: 'Family', people: 2 },
      { label: 'Team', people: 2 },
    ]);
    expect(await anAccount()(listLabels, {})).toEqual([]);
  });

  it('reaches other services without contacts', async () => {
    const { id } = await anAccount()(addRecipient, { ...ida, ...details, birthday: '--05-04' });
    const event = (await service.emitted(recipientChanged)).find(({ recipientId }) => recipientId === id)!;
    expect(event).toMatchObject({ dislikes: details.dislikes, language: 'sv-SE', occasions: [{ date: '--05-04' }] });
    expect(JSON.stringify(event)).not.toMatch(/example\.com|1234567|45 67|Stockholm|Skiing/);
  });

  describe('has a birthday that is the oldest Birthday occasion', () => {
    it('added, changed and removed with the person', async () => {
      const call = anAccount();
      const { id: recipientId } = await call(addRecipient, { ...ida, birthday: '2000-02-29' });
      const [added] = await call(listOccasions, { recipientId });
      expect(added).toMatchObject({ type: 'Birthday', date: '2000-02-29', year: 2000, nextOn: '2027-02-28' });
      await call(changeRecipient, { recipientId, birthday: '--05-04' });
      const [changed, ...others] = await call(listOccasions, { recipientId });
      expect(changed).toMatchObject({ id: added!.id, year: null, nextOn: '2027-05-04' });
      expect(others).toEqual([]);
      await call(changeRecipient, { recipientId, birthday: null });
      expect(await call(listOccasions, { recipientId })).toEqual([]);
    });

    it('that an occasion without a year may be', async () => {
      const call = anAccount();
      const { id: recipientId } = await call(addRecipient, ida);
      const day = { recipientId, type: 'Birthday', date: '1996-02-29', year: null } as const;
      expect(await call(addOccasion, day)).toMatchObject({ year: null, nextOn: '2027-02-28' });
      expect(await call(getRecipient, { recipientId })).toMatchObject({ birthday: '--02-29' });
    });

    it('also if the occasion was added or removed by itself', async () => {
      const call = anAccount();
      const { id: recipientId } = await call(addRecipient, ida);
      const first = await call(addOccasion, { recipientId, type: 'Birthday', date: '1990-05-04' });
      await call(addOccasion, { recipientId, type: 'Birthday', date: '1991-01-01' });
      expect(await call(getRecipient, { recipientId })).toMatchObject({ birthday: '1990-05-04' });
      await call(removeOccasion, { occasionId: first.id });
      expect(await call(getRecipient, { recipientId })).toMatchObject({ birthday: '1991-01-01' });
    });

    it('reminded of anew on another day, and not for another year alone', async () => {
      const call = anAccount();
      const { id: recipientId } = await call(addRecipient, { ...ida, birthday: '1990-11-28' });
      const reminded = async () => {
        const [row] = await service.query<{ reminded_for: string | null }>(
          'select reminded_for from occasions where recipient_id = $1',
          [recipientId],
        );
        return row!.reminded_for;
      };
      await service.query(`update occasions set reminded_for = '2026-11-28' where recipient_id = $1`, [recipientId]);
      await call(changeRecipient, { recipientId, birthday: '1991-11-28' });
      expect(await reminded()).toBe('2026-11-28');
      await call(changeRecipient, { recipientId, birthday: '1991-11-25' });
      expect(await reminded()).toBeNull();
    });
  });
});
