import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { recommendGifts } from '@presently/contracts/recommendations/ideas';
import type { Caller } from '@presently/messaging/call-context';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { importKinds } from '../../test/kinds-shop.js';
import { good } from '../../test/scripted-ideas.js';
import { ScriptedModel } from '../../test/scripted-model.js';
import { aRecipient, modelOf } from '../../test/world.js';
import { definition } from '../definition.js';
import { Profiles } from '../people/profiles.js';
import { parseBudget } from './budget.js';
import { IdeaCache } from './idea-cache.js';
import { StockSpares } from './stock-spares.js';

describe('a set without spares and proposals', () => {
  let model: ScriptedModel;
  let service: TestService;
  beforeAll(async () => {
    model = new ScriptedModel();
    await model.start();
    model.script = good;
    service = await TestService.start(definition, modelOf(model));
    await importKinds(service.database.url('recommendations', 'owner'));
  });
  afterAll(async () => {
    await service?.stop();
    model.stop();
  });

  const budget = parseBudget('50-100', 'USD');
  const usedBy = ({ userId }: Caller) =>
    service
      .query<{ used: number }>(`select used from budget_usage where budget = 'ideas' and holder = $1`, [userId])
      .then(([row]) => row!.used);
  async function stockEmptied(caller: Caller) {
    const recipient = aRecipient(caller);
    await service.publish(recipientChanged, recipient);
    await eventually(
      async () => (await service.query('select 1 from recipients where id = $1', [recipient.recipientId])).length,
    );
    await service.call(recommendGifts, { recipientId: recipient.recipientId, budget: '50-100' }, { caller });
    const before = model.asked('gift_ideas').length;
    const { app } = service.running;
    const profile = await app.get(Profiles).find(recipient, caller, AbortSignal.timeout(10_000));
    const find = async () => (await app.get(IdeaCache).find(profile, budget))!;
    const set = { ...(await find()), spares: [], reserve: [] };
    const start = () => app.get(StockSpares).start({ account: caller, profile, budget }, set);
    const proposed = () =>
      model
        .asked('gift_ideas')
        .slice(before)
        .filter(({ data }) => data.count === 4);
    return { start, find, proposed };
  }

  it('has more proposed in the background, as a set of the account’s budget', async () => {
    const caller = aCaller();
    const { start, proposed } = await stockEmptied(caller);
    expect(await usedBy(caller)).toBe(1);
    start();
    await eventually(() => proposed().length > 0);
    expect(await usedBy(caller)).toBe(2);
  });

  it('has no more proposed beyond that budget', async () => {
    const caller = aCaller();
    const { start, find, proposed } = await stockEmptied(caller);
    await eventually(async () => (await find()).reserve!.length > 0);
    await service.query(`update budget_usage set used = 1000000 where budget = 'ideas' and holder = $1`, [
      caller.userId,
    ]);
    start();
    await eventually(async () => (await find()).reserve!.length === 0);
    expect(proposed()).toEqual([]);
  });
});
