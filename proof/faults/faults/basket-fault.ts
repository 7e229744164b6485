import { eventually } from '@presently/testing/eventually';
import { insist, isOk } from '../load/attempt.ts';
import { newMember } from '../load/people.ts';
import type { Fault } from './fault.ts';

type Answer = Awaited<ReturnType<typeof insist>>;

function bodyOf<Body>(what: string, answer: Answer): Body {
  if (!isOk(answer)) throw new Error(`${what} answers ${answer.status}`);
  return answer.body as Body;
}

interface Idea {
  realProducts: readonly { link: string; source: string }[];
}

/**
 * A shop goes down after it has made a basket, and before its giver returns: the order is said all the same, the basket
 * stays the same one, and a gift without a basket leads to the product's page.
 */
export const basketFault: Fault = {
  name: 'ucp:basket',
  what: 'a shop goes down between the basket and the return',
  probe: 'recommendations',
  mayEnd: [],
  inject: async ({ scene, target }) => {
    const member = await newMember(scene, 'orderer');
    if (!member) throw new Error('There is no account to order with');
    const call = async <Body>(line: `${'POST' | 'PATCH'} /api/${string}`, body: object = {}): Promise<Body> =>
      bodyOf(line, await insist(member.browser, line, { body }));
    const { recipientId } = member;
    await call(`PATCH /api/recipients/${recipientId}`, { interests: ['kintsugi'] });
    // Without a model, a product is shown for an interest that its title names.
    await target.sandbox.fault('ai', 'down');
    const link = await eventually(async () => {
      const budget = { from: 5, to: 300 };
      const set = await call<{ recommendations: Idea[] }>(`POST /api/recommendations/recipient/${recipientId}`, {
        budget,
      });
      const products = set.recommendations.flatMap(({ realProducts }) => realProducts);
      return products.find(({ source }) => source === 'Harbour Lane Makers')?.link;
    }, 60_000);
    const give = async () => {
      const gift = {
        giftName: 'A bowl',
        giftUrl: link,
        message: 'For your shelf.',
        recipientEmail: 'bowl@people.example',
      };
      const scheduledFor = new Date(Date.now() + 20 * 86_400_000).toISOString();
      return (await call<{ id: string }>(`POST /api/recipients/${recipientId}/gifts`, { ...gift, scheduledFor })).id;
    };
    const basketOf = async (id: string) => (await call<{ url: string }>(`POST /api/gifts/${id}/basket`)).url;
    const [ordered, other] = [await give(), await give()];
    const basket = await basketOf(ordered);
    if (basket === link) throw new Error('The shop has made no basket');
    try {
      await target.sandbox.fault('ucp', 'down');
      if ((await basketOf(ordered)) !== basket) throw new Error('The basket was lost while the shop was down');
      if ((await basketOf(other)) !== link) throw new Error("There was no way to the product's page");
      const { purchase } = await call<{ purchase: { state: string } | null }>(`PATCH /api/gifts/${ordered}`, {
        purchase: { state: 'ordered', number: 'A-1' },
      });
      if (purchase?.state !== 'ordered') throw new Error('The order was not kept');
    } finally {
      await target.sandbox.fault('ucp', 'ok');
    }
    await eventually(async () => (await basketOf(other)) !== link, 60_000);
    if ((await basketOf(ordered)) !== basket) throw new Error('There is a second basket');
  },
};
