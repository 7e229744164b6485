import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { keepIdea, listKeptIdeas } from '@presently/contracts/recommendations/kept-ideas';
import { prepareProposal } from '@presently/contracts/recommendations/prepared-proposal';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { Sandbox } from '../../../../sandbox/src/sandbox.js';
import { importSamples } from '../../test/import-samples.js';
import { aRecipient } from '../../test/world.js';
import { definition } from '../definition.js';

describe('a proposal for a day', () => {
  let sandbox: Sandbox;
  let service: TestService;
  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
    service = await TestService.start(definition, { PRODUCTS_ARE_SANDBOX: 'true' });
    await importSamples(service.database.url('recommendations', 'owner'), sandbox.url);
  });
  afterAll(async () => {
    await service?.stop();
    await sandbox.stop();
  });

  it('begins with kept ideas that their feed offers, also under another id', async () => {
    const caller = aCaller();
    const occasionId = crypto.randomUUID();
    const recipient = aRecipient(caller, {
      occasions: [{ id: occasionId, type: 'birthday', title: 'Birthday', date: '2027-01-05' }],
    });
    const { recipientId } = recipient;
    await service.publish(recipientChanged, recipient);
    await service.as(caller)(listKeptIdeas, { recipientId });
    const [product] = await service.query<{ item_id: string; title: string; link: string }>(
      `select item_id, title, link from products where price_cents between 2500 and 5000 and currency = 'USD'
       and availability = 'in_stock' order by title limit 1`,
    );
    const { title, link } = product!;
    await service.as(caller)(keepIdea, { recipientId, title, link, price: '$30.00' });
    const first = async () => {
      const wanted = { userId: caller.userId, recipientId, occasionId, budget: '25-50', tone: 'warm' } as const;
      return (await service.call(prepareProposal, wanted)).picks[0]!.link;
    };
    expect(await first()).toBe(link);
    await service.query(`update products set item_id = 'new-' || item_id where link = $1`, [link]);
    expect(await first()).toBe(link);
    await service.query(`update products set availability = 'out_of_stock' where link = $1`, [link]);
    expect(await first()).not.toBe(link);
  });
});
