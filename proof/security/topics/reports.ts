import { eventually } from '@presently/testing/eventually';
import { randomBytes } from 'node:crypto';
import { Attacker } from '../attacker.ts';
import { anotherAddress, newAttacker, type World } from '../world.ts';

const threat = () => `I know where you live, ${randomBytes(6).toString('hex')}.`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** What a sender does so that nobody learns what they have sent. */
export function reports(world: World): void {
  describe('reports', () => {
    const visitor = () => new Attacker(world.product.url, { 'sec-fetch-site': 'same-origin', ...anotherAddress() });

    /** A gift with a threat, which has arrived. */
    async function aThreat(more: object = {}) {
      const sender = await newAttacker(world.product);
      const recipientId = await sender.addRecipient();
      const recipientEmail = `v${randomBytes(5).toString('hex')}@example.com`;
      const message = threat();
      const gift = { message, deliveryMethod: 'email', recipientEmail, ...more };
      const sent = await sender.call(`POST /api/recipients/${recipientId}/gifts`, gift);
      const mail = await world.product.sandbox.mailTo(recipientEmail);
      const link = /\/gift\/[\w-]+\/report/.exec(mail.text)![0];
      const { id: giftId, shareToken } = sent.body as { id: string; shareToken: string };
      return { sender, recipientId, giftId, shareToken, message, link };
    }
    const reportsOf = async (message: string) => {
      const { text } = await world.admin.call('GET /api/admin/reports?limit=100');
      return (JSON.parse(text) as { senderId: string; text: string | null; gift: { message: string | null } }[]).filter(
        ({ gift }) => gift.message === message,
      );
    };
    const send = (link: string, text: string) =>
      visitor().raw('POST', link, new URLSearchParams({ reason: 'harassment', text }).toString(), form);

    const hidings: Record<string, (threat: Awaited<ReturnType<typeof aThreat>>) => Promise<unknown>> = {
      'the gift is taken back': ({ sender, giftId }) => sender.call(`POST /api/gifts/${giftId}/take-back`),
      'the person is removed': ({ sender, recipientId }) => sender.call(`DELETE /api/recipients/${recipientId}`),
      'the account is deleted': async ({ sender, shareToken }) => {
        await sender.call('DELETE /api/user/delete');
        const gone = async () => (await visitor().call(`GET /gift/${shareToken}`)).status === 404;
        await eventually(gone, 20_000);
      },
    };
    it.each(Object.keys(hidings))(
      'reach administrators with the words, also after %s',
      async (hiding) => {
        const made = await aThreat();
        await hidings[hiding]!(made);
        const page = await visitor().call(`GET ${made.link}`);
        expect([page.status, page.text.includes('<form')]).toEqual([200, true]);
        expect((await send(made.link, 'He means it.')).status).toBe(200);
        expect(await reportsOf(made.message)).toMatchObject([{ senderId: made.sender.id, text: 'He means it.' }]);
      },
      60_000,
    );

    it.each(['x'.repeat(32), 'short', '..%2f..%2fapi'])('have no form that cannot be sent: %s', async (token) => {
      const page = await visitor().call(`GET /gift/${token}/report`);
      expect([page.status, page.text.includes('<form')]).toEqual([404, false]);
    });

    it('are not used up by a sender who reports the own gift', async () => {
      const { link, message } = await aThreat();
      for (let nth = 0; nth < 12; nth++) expect((await send(link, 'A lovely gift.')).status).toBe(200);
      expect((await send(link, 'The recipient’s own words.')).status).toBe(200);
      const all = await reportsOf(message);
      expect(all.some(({ text }) => text?.includes('The recipient’s own words.'))).toBe(true);
    });

    it('are possible of a question that was withdrawn', async () => {
      const asker = await newAttacker(world.product);
      const recipientId = await asker.addRecipient();
      const { url } = (await asker.call(`POST /api/recipients/${recipientId}/questions`)).body as { url: string };
      const token = url.split('/').at(-1)!;
      await asker.call(`DELETE /api/recipients/${recipientId}/questions`);
      expect((await visitor().call(`GET /api/about/${token}/report`)).status).toBe(200);
      const report = await visitor().call(`POST /api/about/${token}/report`, { reason: 'fraud', text: token });
      expect(report.status).toBe(200);
      const { text } = await world.admin.call('GET /api/admin/reports?limit=100');
      expect(text).toContain(token);
    });

    it('and thanks and recordings end with the page of the gift', async () => {
      const sender = await newAttacker(world.product);
      const voiceNoteId = await sender.uploadVoiceNote();
      const recipientEmail = `v${randomBytes(5).toString('hex')}@example.com`;
      const gift = { message: 'Hi', deliveryMethod: 'email', recipientEmail, voiceNoteId };
      const sent = await sender.call(`POST /api/recipients/${await sender.addRecipient()}/gifts`, gift);
      const { id, shareToken } = sent.body as { id: string; shareToken: string };
      const view = (await visitor().call(`GET /api/gifts/view/${shareToken}`)).body as { voiceNoteUrl: string };
      const statuses = async () =>
        Promise.all([
          visitor().call(`GET /gift/${shareToken}`),
          visitor().raw('GET', view.voiceNoteUrl, undefined, {}),
          visitor().call(`POST /api/gifts/view/${shareToken}/thanks`, { drawing: 'heart' }),
        ]).then((answers) => answers.map(({ status }) => status));
      const decide = (what: string) => world.admin.call(`POST /api/admin/users/${sender.id}/${what}`, {});
      await decide('suspend');
      await eventually(async () => (await statuses()).every((status) => status === 410), 15_000);
      await decide('restore');
      await eventually(async () => (await statuses())[0] === 200, 15_000);
      const other = await aThreat({ voiceNoteId: undefined });
      await other.sender.call(`POST /api/gifts/${other.giftId}/take-back`);
      const thanks = await visitor().call(`POST /api/gifts/view/${other.shareToken}/thanks`, { drawing: 'heart' });
      expect(thanks.status).toBe(410);
      expect(id).toBeDefined();
    }, 60_000);
  });
}
