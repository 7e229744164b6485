import { listImports } from '@presently/contracts/gifting/imports';
import { listRecipients } from '@presently/contracts/gifting/recipients';
import { callsAtOnce } from '@presently/rules/bounds';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { TestGateway } from '../../test/test-gateway.js';

describe('a request on whose connection nothing moves', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { RATE_LIMIT: 'strict', STALL_PATIENCE_MS: '400' });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  it('is ended, and gives its place back', async () => {
    const { cookie } = gateway.signedIn();
    const read = () => gateway.call('GET /api/recipients', undefined, { cookie });
    const never = Promise.withResolvers<void>();
    await gateway.services.answer(listRecipients, async () => {
      await never.promise;
      return [];
    });
    const stuck = await Promise.allSettled(Array.from({ length: callsAtOnce.strict.atOnce }, read));
    expect(stuck.map(({ status }) => status)).toEqual(stuck.map(() => 'rejected'));
    await gateway.services.answer(listImports, () => []);
    // The account has used up its share of the work, so its next calls wait for a moment.
    await eventually(async () => {
      const answer = await gateway.call('GET /api/imports', undefined, { cookie }).catch(() => undefined);
      return answer?.status === 200;
    });
    never.resolve();
  });
});
