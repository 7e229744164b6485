import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { recommendGifts, type ToldIdea } from '@presently/contracts/recommendations/ideas';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { importKinds } from '../../test/kinds-shop.js';
import { good, never } from '../../test/scripted-ideas.js';
import { ScriptedModel } from '../../test/scripted-model.js';
import { aRecipient, modelOf } from '../../test/world.js';
import { definition } from '../definition.js';

describe('ideas while the model says nothing', () => {
  let model: ScriptedModel;
  let service: TestService;
  beforeAll(async () => {
    model = new ScriptedModel();
    await model.start();
    service = await TestService.start(definition, modelOf(model));
    await importKinds(service.database.url('recommendations', 'owner'));
  });
  afterAll(async () => {
    await service?.stop();
    model.stop();
  });

  /** Asks until a card has products, and leaves. @returns what was shown until then */
  async function firstCards(interest: string): Promise<ToldIdea[]> {
    const caller = aCaller();
    const recipient = aRecipient(caller, { interests: [interest] });
    const { recipientId } = recipient;
    await service.publish(recipientChanged, recipient);
    await eventually(async () => (await service.query('select 1 from recipients where id = $1', [recipientId])).length);
    const parts: ToldIdea[] = [];
    const leaving = new AbortController();
    const onPart = (part: unknown) => void parts.push(part as ToldIdea);
    const asked = { recipientId, budget: '50-100' };
    const call = service.call(recommendGifts, asked, { caller, signal: leaving.signal, onPart });
    call.catch(() => undefined);
    await eventually(() => parts.some(({ recommendation }) => recommendation.realProducts.length > 0));
    leaving.abort();
    await call.catch(() => undefined);
    return parts;
  }

  it('open with what recipes know', async () => {
    model.script = { ...good, gift_ideas: never };
    const [first] = await firstCards('coffee');
    expect(first).toMatchObject({
      index: 0,
      recommendation: { name: 'Hand grinder or pour-over dripper', isSearching: true },
    });
  });

  it('open with what the shops call by the interest, and wait for no picks', async () => {
    model.script = { ...good, gift_ideas: never, pick_products: never };
    const before = model.asked('pick_products').length;
    const parts = await firstCards('brass bell');
    expect(parts.at(-1)!.recommendation.realProducts[0]!.title).toMatch(/brass bell/);
    expect(model.asked('pick_products')).toHaveLength(before);
  });
});
