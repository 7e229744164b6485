import { chooseOption } from '@presently/contracts/gifting/choices';
import { sendGift } from '@presently/contracts/gifting/gifts';
import { readOrder } from '@presently/contracts/gifting/orders';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import type { VariantChoices } from '@presently/contracts/kit/variant-choices';
import { checkProducts, type ChosenProducts } from '@presently/contracts/recommendations/product-checks';
import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { definition } from '../../definition.js';
import { aGiftFor, aSender } from '../../gifting.builders.js';

const [shirt, bowl, vase, kite] = ['shirt', 'bowl', 'vase', 'kite'].map((name) => `https://${name}.example/1`) as [
  string,
  string,
  string,
  string,
];
/** What the shops say of sizes and colours. */
const said: Record<string, VariantChoices> = { [shirt]: { size: ['S', 'M'], colour: [] }, [bowl]: {} };

describe('Which size or colour a recipient is asked for', () => {
  let service: TestService;
  let recommendations: NatsConnection;

  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0', DUE_CHECK_MS: '20' });
    recommendations = await connectToNats(service.broker.url, 'recommendations');
    recommendations.subscribe(checkProducts.subject, {
      callback: (_error, message) => {
        const { products } = message.json<ChosenProducts>();
        const checks = products.map(({ link }) => ({ atShop: null, choices: said[link] ?? null }));
        message.respond(JSON.stringify({ ok: { checks } }));
      },
    });
    await recommendations.flush();
  });
  afterAll(async () => {
    await recommendations?.close();
    await service?.stop();
  });

  it('is what the shop has several of, and of what its sender has described what nobody knows', async () => {
    const { call, recipient } = await aSender(service);
    const { id: giftId, shareToken } = await call(
      sendGift,
      aGiftFor(recipient, {
        giftUrl: shirt,
        isByHand: true,
        options: [
          { giftName: 'Bowl', giftUrl: bowl, isByHand: true },
          { giftName: 'Vase', giftUrl: vase, isByHand: true },
          { giftName: 'Kite', giftUrl: kite },
        ],
      }),
    );
    const options = async () => (await service.call(getSharedGift, { shareToken })).view.options!;
    const asked = async () => (await options()).map(({ asks }) => asks);
    await eventually(async () => (await asked())[0]?.size?.length === 2);
    await eventually(async () => (await asked())[1] === undefined);
    expect(await asked()).toEqual([
      { size: ['S', 'M'], colour: [] },
      undefined,
      { size: [], colour: [], isGuess: true },
      undefined,
    ]);
    const [first] = await options();
    await service.call(chooseOption, { shareToken, optionId: first!.id, size: 'M' });
    expect(await call(readOrder, { giftId })).toMatchObject({ link: shirt, size: 'M' });
  });
});
