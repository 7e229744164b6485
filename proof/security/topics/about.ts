import { randomBytes } from 'node:crypto';
import { eventually } from '@presently/testing/eventually';
import { Attacker } from '../attacker.ts';
import { anotherAddress, newAttacker, type World } from '../world.ts';

const payload = `</script><img src=x onerror=window.__ran=1> javascript:alert(1)`;

/** The page on which a person tells a sender about themselves, without an account. */
export function about(world: World): void {
  describe('telling about oneself', () => {
    const stranger = () => new Attacker(world.product.url);
    async function aLink() {
      const sender = await newAttacker(world.product);
      const recipientId = await sender.addRecipient('Ida Secret');
      const known = { email: 'ida.secret@example.com', dislikes: ['secret perfume'], birthday: '1990-05-04' };
      await sender.call(`PATCH /api/recipients/${recipientId}`, known);
      const { url } = (await sender.call(`POST /api/recipients/${recipientId}/questions`, {})).body as { url: string };
      return { sender, recipientId, token: url.split('/').at(-1)! };
    }

    it('shows nothing of what the sender knows', async () => {
      const { token } = await aLink();
      const answers = [await stranger().call(`GET /api/about/${token}`), await stranger().call(`GET /about/${token}`)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      for (const { text } of answers) expect(text).not.toMatch(/secret|1990/i);
    });

    it('answers the same for links that are unknown, answered, stopped, or of an erased sender', async () => {
      const answered = await aLink();
      await stranger().call(`POST /api/about/${answered.token}`, { likes: ['tea'] }, anotherAddress());
      const stopped = await aLink();
      await stopped.sender.call(`DELETE /api/recipients/${stopped.recipientId}/questions`);
      const erased = await aLink();
      expect((await erased.sender.call('DELETE /api/user/delete')).status).toBe(200);
      const look = async (token: string) => {
        const { status, text } = await stranger().call(`GET /api/about/${token}`);
        return [status, text];
      };
      const never = await look(randomBytes(32).toString('base64url'));
      expect(never[0]).toBe(404);
      for (const { token } of [answered, stopped]) expect(await look(token)).toEqual(never);
      await eventually(async () => (await look(erased.token)).join() === never.join());
    });

    it('stores hostile words as text, refuses other fields, and changes no person by itself', async () => {
      const { sender, recipientId, token } = await aLink();
      const before = (await sender.call(`GET /api/recipients/${recipientId}`)).text;
      const send = (said: object) => stranger().call(`POST /api/about/${token}`, said, anotherAddress());
      for (const field of ['name', 'userId', 'recipientId', 'accepted'])
        expect((await send({ likes: ['tea'], [field]: 'x' })).status).toBe(400);
      expect((await send({ likes: ['x'.repeat(61)] })).status).toBe(400);
      expect((await send({ sizes: payload, likes: ['tea'] })).status).toBe(200);
      expect((await sender.call(`GET /api/recipients/${recipientId}`)).text).toBe(before);
      const told = await sender.call(`GET /api/recipients/${recipientId}/answers`);
      expect(told.body).toMatchObject({ sizes: payload, likes: ['tea'], accepted: [] });
      expect(told.headers.get('content-type')).toContain('application/json');
    });

    it('takes one of many answers at the same time', async () => {
      const { token } = await aLink();
      const send = () => stranger().call(`POST /api/about/${token}`, { likes: ['tea'] }, anotherAddress());
      const statuses = (await Promise.all(Array.from({ length: 20 }, send))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });
  });
}
