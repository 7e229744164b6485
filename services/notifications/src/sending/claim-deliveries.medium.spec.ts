import { giftDelivered } from '@presently/contracts/notifications/deliveries';
import { giftSent } from '@presently/contracts/gifting/gifts';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { LeasedWorker } from '@presently/work/workers/leased-worker';
import { Workers } from '@presently/work/workers';
import { aGift, deliveryOf } from '../../test/a-gift.js';
import { definition } from '../definition.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { SendDeliveries, type TryResult } from './send-deliveries.js';

const accepted: TryResult = { outcome: { kind: 'accepted' } };

describe('the queue of deliveries', () => {
  let service: TestService;
  let queue: LeasedWorker<Delivery, TryResult>;

  beforeAll(async () => {
    service = await TestService.start(definition, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'http://localhost',
      RETRY_BASE_MS: '150',
    });
    const workers = service.running.app.get(Workers);
    // The tests claim by themselves.
    await workers.beforeApplicationShutdown();
    queue = workers.leasedWorker(service.running.app.get(SendDeliveries));
  });
  afterAll(() => service.stop());
  beforeEach(() => service.query('delete from deliveries'));

  async function put(count: number) {
    const gifts = Array.from({ length: count }, () => aGift());
    for (const gift of gifts) await service.publish(giftSent, gift);
    await eventually(async () => (await service.query('select 1 from deliveries')).length === count);
    return gifts.map(deliveryOf);
  }
  const expireLeases = () => service.query(`update deliveries set lease_until = now() - interval '1 second'`);
  const deliveredIds = async () => (await service.emitted(giftDelivered)).map(({ deliveryId }) => deliveryId);

  it('gives each delivery to one of several concurrent claims', async () => {
    const ids = await put(20);
    const claims = await Promise.all(Array.from({ length: 10 }, () => queue.rows.claim(3)));
    expect(
      claims
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(await queue.rows.claim(3)).toEqual([]);
  });

  it('gives at most the limit, the longest due first, and none before its time', async () => {
    const [first, second, third] = await put(3);
    await service.query(`update deliveries set next_at = now() - interval '1 minute' where id = $1`, [second]);
    await service.query(`update deliveries set next_at = now() + interval '1 minute' where id = $1`, [third]);
    expect((await queue.rows.claim(1)).map(({ id }) => id)).toEqual([second]);
    expect((await queue.rows.claim(9)).map(({ id }) => id)).toEqual([first]);
  });

  it('counts a claim of a killed process as an unknown outcome', async () => {
    await put(1);
    expect(await queue.rows.claim(1)).toMatchObject([{ attempts: 1, unknownOutcomes: 0, fence: 1 }]);
    expect(await queue.rows.claim(1)).toEqual([]);
    await expireLeases();
    expect(await queue.rows.claim(1)).toMatchObject([{ attempts: 2, unknownOutcomes: 1, fence: 2 }]);
  });

  it('accepts a verdict from the holder of the claim only', async () => {
    const [id] = await put(1);
    const [late] = await queue.rows.claim(1);
    await expireLeases();
    const [holder] = await queue.rows.claim(1);
    expect(await queue.settle(late!, accepted)).toBe(false);
    expect(await service.query('select status from deliveries')).toEqual([{ status: 'sending' }]);
    expect(await queue.settle(holder!, accepted)).toBe(true);
    expect(await queue.settle(holder!, accepted)).toBe(false);
    expect((await deliveredIds()).filter((delivered) => delivered === id)).toHaveLength(1);
  });

  it('gives a delivery again at the time of its next try', async () => {
    await put(1);
    const [claim] = await queue.rows.claim(1);
    await queue.settle(claim!, { outcome: { kind: 'not-sent', error: '451' } });
    expect(await queue.rows.claim(1)).toEqual([]);
    await eventually(async () => (await queue.rows.claim(1)).length === 1);
  });
});
