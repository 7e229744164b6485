import { giftOutcome } from '@presently/contracts/gifting/gift-outcome';
import { ideasImported } from '@presently/contracts/gifting/imports';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import type { Event } from '@presently/contracts/kit/event';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { aGivenGift, aRecipient, type RecipientEvent } from '../../test/world.js';
import { definition } from '../definition.js';
import { askForMessage } from '../messages/ask-for-message.js';
import type { Profile } from '../people/profile.js';
import { Profiles } from '../people/profiles.js';
import { Admission } from './admission.js';
import { parseBudget } from './budget.js';
import { askForKinds } from './further/ask-for-kinds.js';
import { askForPicks } from './pick.js';
import { askForIdeas } from './propose.js';
import { isMinor } from './safety.js';

const today = '2026-11-28';

/** All that a model is told of a person. */
function questionsOf(profile: Profile): string {
  const asking = { profile, budget: parseBudget('50-100', 'USD'), avoid: [] };
  const questions = [
    askForIdeas(asking),
    askForKinds({ ...asking, notSold: [], unanswered: [], most: 3 }),
    askForPicks({ profile, ideas: [] }),
    askForMessage({ profile, giftName: undefined, tone: 'warm', previous: [] }),
  ];
  return questions.map(({ data }) => JSON.stringify(data)).join('\n');
}

describe('what a sender keeps from ideas', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { PROFILE_WAIT_MS: '0', CLOCK: `${today}T12:00:00Z` });
  });
  afterAll(() => service.stop());

  async function publish<Data extends object>(event: Event<Data>, data: Data, version: number) {
    const { id } = await service.publish(event, data, undefined, version);
    await eventually(async () => (await service.query('select from processed_events where event_id = $1', [id]))[0]);
  }
  const caller = aCaller();
  const read = ({ recipientId }: RecipientEvent) =>
    service.running.app.get(Profiles).find({ recipientId }, caller, AbortSignal.timeout(5_000));

  it('is in no question, though no gift is repeated and a child gets nothing unfit', async () => {
    const said = { interests: ['tea'], birthday: '2016-12-01' };
    const person = aRecipient(caller, { ...said, hiddenFromIdeas: ['age', 'given'] });
    await publish(recipientChanged, person, 1);
    const apron = aGivenGift(person, { giftName: 'Linen apron', givenOn: today });
    await publish(giftOutcome, Object.assign(apron, { outcome: 'loved' as const }), 1);
    const nothing = { link: null, image: null, price: null, note: null };
    const tickets = { id: randomUUID(), title: 'Concert tickets', state: 'given' as const, givenOn: today, ...nothing };
    const imported = { recipientId: person.recipientId, senderId: caller.userId, importedAt: `${today}T10:00:00.000Z` };
    await publish(ideasImported, { ...imported, ideas: [tickets] }, 1);

    const hidden = await read(person);
    expect(hidden).toMatchObject({ age: null, given: [{ title: 'Linen apron' }], facts: [{ text: 'tea' }] });
    expect(questionsOf(hidden)).not.toMatch(/apron|tickets|"age"|"loved"/i);
    expect(isMinor(hidden)).toBe(true);
    expect(new Admission(hidden, [], new Date(`${today}T12:00:00Z`)).isFit({ title: 'Single Malt Whisky' })).toBe(
      false,
    );

    await publish(recipientChanged, { ...person, hiddenFromIdeas: [] }, 2);
    const shown = questionsOf(await read(person));
    for (const told of ['linen apron', 'concert tickets', '"age":9', '"kind":"loved"']) expect(shown).toContain(told);
  });

  it('still keeps somebody safe who is allergic to it', async () => {
    const switchedOff = { hiddenFromIdeas: ['interests'], interests: [] };
    const person = aRecipient(caller, { ...switchedOff, hiddenInterests: ['baking', 'severe nut allergy'] });
    await publish(recipientChanged, person, 1);
    const hidden = await read(person);
    expect(hidden.facts).toEqual([]);
    expect(questionsOf(hidden)).not.toMatch(/baking|nut allergy/);
    const admission = new Admission(hidden, [], new Date(`${today}T12:00:00Z`));
    expect(admission.isFit({ title: 'Almond & hazelnut brownie kit' })).toBe(false);
    expect(admission.isFit({ title: 'Rolling pin of beech' })).toBe(true);
    await publish(recipientChanged, { ...person, hiddenFromIdeas: [], hiddenInterests: [] }, 2);
    expect((await read(person)).hiddenInterests).toBeUndefined();
  });
});
