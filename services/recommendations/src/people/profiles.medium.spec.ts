import { giftChosen, type GiftChosenV1 } from '@presently/contracts/gifting/choices';
import { giftOutcome } from '@presently/contracts/gifting/gift-outcome';
import { giftGiven, type GiftGivenV1 } from '@presently/contracts/gifting/gifts';
import { recipientChanged, recipientErased } from '@presently/contracts/gifting/recipients';
import type { Event } from '@presently/contracts/kit/event';
import { hideable } from '@presently/rules/person-fields';
import type { GiftOutcome } from '@presently/rules/vocabulary';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aGivenGift, aRecipient, type RecipientEvent } from '../../test/world.js';
import { definition } from '../definition.js';
import { Profiles } from './profiles.js';

const today = '2026-11-28';

describe('the profile of a person', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { PROFILE_WAIT_MS: '0', CLOCK: '2026-11-28T12:00:00Z' });
  });
  afterAll(() => service.stop());

  async function publish<Data extends object>(event: Event<Data>, data: Data, version: number) {
    const { id } = await service.publish(event, data, undefined, version);
    await eventually(async () => (await service.query('select from processed_events where event_id = $1', [id]))[0]);
  }
  const caller = aCaller();
  const read = ({ recipientId }: RecipientEvent, occasionId?: string) =>
    service.running.app.get(Profiles).find({ recipientId, occasionId }, caller, AbortSignal.timeout(5_000));

  it('has what the sender has said, and nothing of a person of whom an older event told', async () => {
    const old = aRecipient(caller);
    await publish(recipientChanged, old, 1);
    const unknown = { age: null, gender: null, country: null, sizes: null, notes: null, given: [] };
    expect(await read(old)).toMatchObject(unknown);
    const said = { gender: 'she', country: 'SE', sizes: 'Shoes 38', notes: 'Walks to work.\n\nWants nothing.' };
    const person = { ...old, ...said, interests: ['tea'], birthday: '2012-12-01' };
    await publish(recipientChanged, person, 2);
    const facts = [
      { kind: 'interest', text: 'tea' },
      { kind: 'note', text: 'Walks to work.' },
      { kind: 'note', text: 'Wants nothing.' },
    ];
    expect(await read(person)).toMatchObject({ ...said, age: 13, facts });
    await publish(recipientChanged, { ...person, notes: null, sizes: null }, 3);
    expect(await read(person)).toMatchObject({ notes: null, sizes: null, facts: facts.slice(0, 1) });
  });

  it('keeps what is hidden by a newer release, of which it does not know every name', async () => {
    const later = Array.from({ length: 20 }, (_, nth) => `fact-${nth}`);
    const person = aRecipient(caller, { aboutAge: 40, aboutAgeOn: today });
    await publish(recipientChanged, { ...person, hiddenFromIdeas: [...hideable, ...later] }, 1);
    expect(await read(person)).toMatchObject({ age: null, isGivenHidden: true });
    await publish(recipientChanged, { ...person, hiddenFromIdeas: later }, 2);
    expect(await read(person)).toMatchObject({ age: 40 });
  });

  it('has the age on the day of the occasion, with its own title', async () => {
    const day = (date: string, title: string | null = null) => ({ id: randomUUID(), type: 'Other', date, title });
    const [birthday, flat, past] = [day('--12-01'), day('2030-12-02', 'First flat'), day('2020-11-01')];
    const person = aRecipient(caller, { birthday: '2012-12-01', occasions: [birthday, flat, past] });
    await publish(recipientChanged, person, 1);
    const ages = await Promise.all([birthday, flat, past].map(async ({ id }) => (await read(person, id)).age));
    expect(ages).toEqual([14, 18, 14]);
    expect(await read(person, flat.id)).toMatchObject({ occasion: { title: 'First flat', date: '2030-12-02' } });
    const about = aRecipient(caller, { birthday: '--12-01', aboutAge: 70, aboutAgeOn: '2024-06-01' });
    await publish(recipientChanged, about, 1);
    expect((await read(about)).age).toBe(72);
  });

  it('has how gifts went, in whatever order the events come, and what they loved as a fact', async () => {
    const person = aRecipient(caller, { interests: [] });
    await publish(recipientChanged, person, 1);
    const gift = (giftName: string, givenOn: string) => aGivenGift(person, { giftName, givenOn });
    const [lamp, binder] = [gift('Desk lamp', '2026-10-01'), gift('Photocard binder', '2026-11-01')];
    const went = (given: GiftGivenV1, outcome: GiftOutcome) => Object.assign({}, given, { outcome });
    await publish(giftGiven, lamp, 1);
    await publish(giftOutcome, went(binder, 'fine'), 4);
    await publish(giftOutcome, went(binder, 'loved'), 5);
    await publish(giftOutcome, went(binder, 'not-for-them'), 3);
    await publish(giftGiven, binder, 2);
    await publish(giftOutcome, went(lamp, 'had-it'), 2);
    expect(await read(person)).toMatchObject({
      given: [
        { title: 'Photocard binder', outcome: 'loved', givenOn: '2026-11-01' },
        { title: 'Desk lamp', outcome: 'had-it', givenOn: '2026-10-01' },
      ],
      facts: [{ kind: 'loved', text: 'photocard binder' }],
    });
    await publish(giftOutcome, Object.assign(went(binder, 'loved'), { isTakenBack: true }), 6);
    expect(await read(person)).toMatchObject({ given: [{ outcome: null }, { outcome: 'had-it' }], facts: [] });
    await publish(recipientErased, { recipientId: person.recipientId, senderId: caller.userId, giftIds: [] }, 9);
    await publish(giftOutcome, went(lamp, 'fine'), 10);
    expect(await service.query('select from given_gifts where recipient_id = $1', [person.recipientId])).toEqual([]);
  });

  it('has what somebody chose as given, and the rest as passed over, by the latest choice', async () => {
    const person = aRecipient(caller, { interests: [] });
    await publish(recipientChanged, person, 1);
    const given = aGivenGift(person, { giftName: 'Linen apron', giftUrl: 'https://a.example/apron', givenOn: today });
    const product = (giftName: string, giftUrl: string | null) => ({ giftName, giftUrl });
    const [apron, tray, mug] = [product('Linen apron', given.giftUrl), product('Tray', null), product('Mug', null)];
    const chosen = (what: object, notChosen: object[], more: Partial<GiftChosenV1> = {}) => {
      const choice = { recipientName: 'Ida', optionId: given.giftId, variant: null, isChange: false, offered: 3 };
      const chosenAt = `${today}T10:00:00.000Z`;
      return Object.assign(
        {},
        given,
        choice,
        { isByRecipient: true, chosenAt },
        what,
        { notChosen },
        more,
      ) as GiftChosenV1;
    };
    await publish(giftGiven, given, 1);
    await publish(giftChosen, chosen(mug, [apron, tray]), 3);
    // An earlier choice that comes late.
    await publish(giftChosen, chosen(tray, [apron, mug]), 2);
    expect(await read(person)).toMatchObject({
      given: [{ title: 'Mug', givenOn: today }],
      passedOver: [{ title: 'Linen apron', url: 'https://a.example/apron' }, { title: 'Tray' }],
    });
    await publish(giftChosen, chosen(tray, [apron, mug], { isByRecipient: false }), 4);
    const profile = await read(person);
    expect(profile.given).toMatchObject([{ title: 'Tray' }]);
    expect(profile.passedOver).toBeUndefined();
  });
});
