import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { recommendAlike, recommendAnother, recommendGifts } from '@presently/contracts/recommendations/ideas';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { importKinds } from '../../test/kinds-shop.js';
import { good } from '../../test/scripted-ideas.js';
import { ScriptedModel } from '../../test/scripted-model.js';
import { aRecipient, modelOf } from '../../test/world.js';
import { definition } from '../definition.js';

describe('a set that two tabs change at once', () => {
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

  async function aSet() {
    const caller = aCaller();
    const recipient = aRecipient(caller);
    const { recipientId } = recipient;
    await service.publish(recipientChanged, recipient);
    await eventually(async () => (await service.query('select 1 from recipients where id = $1', [recipientId])).length);
    const about = { recipientId, budget: '50-100' };
    const shown = async () => (await service.call(recommendGifts, about, { caller })).recommendations;
    const names = (await shown()).map(({ name }) => name);
    const another = async (instead: string) => {
      const others = names.filter((name) => name !== instead);
      const found = await service.call(recommendAnother, { ...about, instead, shown: others }, { caller });
      return found.recommendation!.name;
    };
    const alike = async (like: string) =>
      (await service.call(recommendAlike, { ...about, like, shown: names }, { caller })).recommendation!.name;
    return { names, shown, another, alike };
  }
  const expectDifferent = (all: readonly string[]) => expect(all).toEqual([...new Set(all)]);

  it.each([2, 3])('has %i other ideas where as many were rejected', async (count) => {
    const { names, shown, another } = await aSet();
    const found = await Promise.all(names.slice(0, count).map(another));
    expectDifferent([...names, ...found]);
    const now = await shown();
    expect(now.map(({ name }) => name)).toEqual([...found, ...names.slice(count)]);
    expectDifferent(now.flatMap(({ realProducts }) => realProducts.map(({ link }) => link)));
  });

  it('has two ideas more where two were liked, or the same one twice', async () => {
    const { names, shown, alike } = await aSet();
    const found = await Promise.all([alike(names[0]!), alike(names[0]!)]);
    expectDifferent([...names, ...found]);
    const now = await shown();
    expect(new Set(now.map(({ name }) => name))).toEqual(new Set([...names, ...found]));
    expectDifferent(now.flatMap(({ realProducts }) => realProducts.map(({ link }) => link)));
  });

  it('has an idea more and another one where one was liked and one rejected', async () => {
    const { names, shown, another, alike } = await aSet();
    const found = await Promise.all([another(names[0]!), alike(names[1]!)]);
    expectDifferent([...names, ...found]);
    const now = await shown();
    expectDifferent(now.map(({ name }) => name));
    expectDifferent(now.flatMap(({ realProducts }) => realProducts.map(({ link }) => link)));
  });
});
