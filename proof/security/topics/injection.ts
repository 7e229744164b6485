import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Attacker } from '../attacker.ts';
import { belongingsOf, rename, newAttacker, type World } from '../world.ts';

const sql = [
  `'; drop table recipients; --`,
  `' or '1'='1`,
  `'; update users set is_admin = true; --`,
  `\\'; select pg_sleep(30); --`,
  `") union select password_hash from identity.users --`,
  `$1`,
  `?`,
  `%s %d %n`,
  `{{7*7}}\${7*7}<%= 7*7 %>#{7*7}*{7*7}`,
  `=HYPERLINK("https://evil.example","x")`,
  `=?utf-8?q?=0D=0ABcc:_b@evil.example?=`,
  `__proto__`,
  `\\x27\\u0027%27`,
];

/** Each could end a header, and start another one. */
const lineEnds = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\u0000', '\u000b', '\u000c'];

const addresses = [
  'a@example.com\r\nBcc: victim@evil.example',
  'a@example.com, victim@evil.example',
  'a@example.com;victim@evil.example',
  'a@example.com victim@evil.example',
  '<a@example.com>, <victim@evil.example>',
  'group: a@example.com, victim@evil.example;',
  '"a@example.com\nBcc: victim@evil.example"@example.com',
  'a@example.com%0d%0aBcc:victim@evil.example',
  'a@example.com>\r\nRCPT TO:<victim@evil.example',
  'a@[127.0.0.1]',
  'a@localhost',
];

/** Texts that a part of the product could interpret as code or syntax. */
export function injection(world: World): void {
  describe('injection', () => {
    it.each(sql)('%s is stored as text in every text field', async (text) => {
      const attacker = await newAttacker(world.product);
      const added = await attacker.call('POST /api/recipients', { name: text, relationship: text, interests: [text] });
      expect(added.body).toMatchObject({ name: text, relationship: text, interests: [text] });
      const path = `/api/recipients/${added.body.id as string}`;
      const occasion = await attacker.call(`POST ${path}/occasions`, {
        type: 'Birthday',
        date: '2000-01-01',
        notes: text,
      });
      expect(occasion.body.notes).toBe(text);
      const gift = { giftName: text, giftDescription: text, price: text.slice(0, 60), message: text };
      const sent = await attacker.call(`POST ${path}/gifts`, {
        ...gift,
        deliveryMethod: 'email',
        recipientEmail: 'sql@example.com',
      });
      expect(sent.body).toMatchObject({ giftName: text });
      const shown = (await attacker.call(`GET /api/gifts/view/${sent.body.shareToken as string}`)).body as object;
      expect(shown).toMatchObject(gift);
      // Names that are web addresses, or that imitate an administrator, are refused.
      const name = text.replaceAll(/\/\/|admin/g, '');
      const account = await attacker.call('PATCH /api/user/account', {
        username: `${name}${Date.now().toString(36)}`.slice(-50),
        email: `${Date.now().toString(36)}@example.com`,
        firstName: name,
        lastName: name,
      });
      expect(account.body).toMatchObject({ firstName: name, lastName: name });
      expect((await attacker.call('GET /api/recipients')).body).toHaveLength(1);
    });

    it.each(sql)('%s opens no account and no page', async (text) => {
      const attacker = new Attacker(world.product.url);
      const answer = await attacker.call('POST /api/login', { username: text.slice(0, 50), password: text });
      expect(answer.status).toBe(401);
      const path = encodeURIComponent(text);
      for (const address of [`gifts/view/${path}`, `recipients/${path}`, `upcoming-occasions?days=${path}`])
        expect((await world.other.call(`GET /api/${address}`)).status).toBeGreaterThanOrEqual(400);
    });

    it('every table still exists, and there is no new administrator', async () => {
      expect(await world.product.database('gifting').rows('select 1 from recipients limit 1')).toHaveLength(1);
      expect(await world.product.database('identity').rows('select username from users where is_admin')).toEqual([
        { username: 'admin' },
      ]);
    });

    describe('mail headers', () => {
      it.each(lineEnds.map((end) => [JSON.stringify(end), end]))(
        '%s is refused in names and subjects',
        async (_shown, end) => {
          const attacker = await newAttacker(world.product);
          const text = `Ann${end}Bcc: victim@evil.example`;
          const recipientId = await attacker.addRecipient();
          const tries = [
            attacker.call('POST /api/recipients', { name: text, relationship: 'Friend' }),
            attacker.call('PATCH /api/user/account', { username: 'newname', email: 'a@example.com', firstName: text }),
            attacker.call('POST /api/register', { username: text, password: 'a long enough secret' }),
            attacker.call(`POST /api/recipients/${recipientId}/gifts`, {
              giftName: text,
              message: 'Hi',
              deliveryMethod: 'email',
              recipientEmail: 'a@example.com',
            }),
          ];
          for (const answer of await Promise.all(tries))
            expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
        },
      );

      it.each(addresses)('%j is not an address', async (address) => {
        const attacker = await newAttacker(world.product);
        const recipientId = await attacker.addRecipient();
        const sent = await attacker.call(`POST /api/recipients/${recipientId}/gifts`, {
          message: 'Hi',
          deliveryMethod: 'email',
          recipientEmail: address,
        });
        expect([sent.status, sent.body.code]).toEqual([400, 'invalid-input']);
        const registered = await new Attacker(world.product.url).call('POST /api/register', {
          username: `a${Date.now().toString(36)}`,
          password: 'a long enough secret',
          email: address,
        });
        expect(registered.status).toBe(400);
        const asked = await attacker.call('POST /api/password-reset/request', { email: address });
        expect(asked.status).toBe(400);
      });

      it('a text that looks like an encoded header is sent as text, to one recipient', async () => {
        const attacker = await newAttacker(world.product);
        const name = '=?utf-8?q?=0D=0ABcc:_victim=40evil.example?=';
        await rename(world, attacker, { firstName: name });
        await attacker.sendGift(await attacker.addRecipient(name), 'encoded-word@example.com');
        const mail = await world.product.sandbox.mailTo('encoded-word@example.com');
        expect(Object.keys(mail.headers).map((header) => header.toLowerCase())).not.toContain('bcc');
        expect(mail.subject.replaceAll('\u2060', '')).toContain('=?utf-8?q?=0D=0ABcc');
      });

      it('the victim has received no message', async () => {
        expect(await world.product.sandbox.mails('victim@evil.example')).toEqual([]);
      });
    });

    it.each([
      '%0d%0aset-cookie:%20sid=planted',
      '%0aset-cookie:%20sid=planted',
      '%0d%0a%0d%0a<script>',
      '%E5%98%8D%E5%98%8Aset-cookie:a=b',
    ])('%s splits no answer', async (text) => {
      const attacker = new Attacker(world.product.url);
      for (const path of [
        `/unsubscribe/${text}`,
        `/unsubscribe/${text}/views`,
        `/gift/${text}`,
        `/${text}`,
        `/auth?next=${text}`,
        `/api/docs/${text}`,
      ]) {
        const answer = await attacker.raw('GET', path, undefined, {});
        expect([path, answer.headers.getSetCookie(), answer.headers.get('set-cookie')]).toEqual([path, [], null]);
        expect(answer.headers.get('location') ?? '').not.toMatch(/[\r\n]/);
      }
    });

    const polluting = [
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '{"name":"A","relationship":"B","interests":{"__proto__":{"isAdmin":true}}}',
      '{"name":"A","relationship":"B","__proto__":null}',
      '{"a":{"b":{"__proto__":{"isAdmin":true}}}}',
    ];
    it.each(polluting)('%s does not pollute prototypes', async (body) => {
      const answer = await world.other.raw('POST', '/api/recipients', body, { 'content-type': 'application/json' });
      expect(answer.status).toBe(400);
      for (const name of ['__proto__[isAdmin]', 'constructor[prototype][isAdmin]', '__proto__.isAdmin'])
        await world.other.raw('GET', `/api/upcoming-occasions?${encodeURIComponent(name)}=true`, undefined, {});
      const user = (await world.other.call('GET /api/user')).body as object;
      expect(user).toMatchObject({ isAdmin: false });
      expect((await world.other.call('GET /api/admin/social/stats')).status).toBe(403);
    });

    it('duplicate fields, and lists instead of texts, are not accepted in part', async () => {
      const send = (body: string) =>
        world.other.raw('POST', '/api/recipients', body, { 'content-type': 'application/json' });
      const doubled = await send('{"name":"A","name":"B","relationship":"C"}');
      expect(doubled.status === 400 || doubled.body.name === 'B').toBe(true);
      expect((await send('{"name":["A"],"relationship":"C"}')).status).toBe(400);
      expect((await send('{"name":{"toString":"A"},"relationship":"C"}')).status).toBe(400);
      expect((await world.other.raw('GET', '/api/upcoming-occasions?days=1&days=2', undefined, {})).status).toBe(400);
    });

    it('no request can write a line into a log', async () => {
      const forged = 'forged-line';
      const line = `{"level":60,"msg":"${forged}"}`;
      const attacker = new Attacker(world.product.url);
      await attacker.raw('GET', `/api/${encodeURIComponent(`x\n${line}\n`)}`, undefined, { 'user-agent': `x ${line}` });
      await attacker.call('POST /api/login', { username: `x\n${line}`, password: `\n${line}` });
      await attacker.call(
        'POST /api/recipients',
        { name: `x\n${line}` },
        { 'idempotency-key': line.replaceAll(' ', '') },
      );
      await attacker.raw('POST', '/api/webhooks/stripe', `{"type":"x\\n${forged}"}`, {
        'content-type': 'application/json',
        'stripe-signature': `t=1,v1=${forged}`,
      });
      const folder = join(world.product.dataDir, 'logs');
      const written = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
      expect(
        written.filter((each) => each.startsWith('{') && (JSON.parse(each) as { msg?: string }).msg === forged),
      ).toEqual([]);
    });

    it('no answer is a spreadsheet', async () => {
      const { paths } = (await world.other.call('GET /api/openapi.json')).body as { paths: object };
      const types = new Set(
        [...JSON.stringify(paths).matchAll(/"((?:text|application)\/[\w.+-]+)"/g)].map(([, type]) => type),
      );
      expect([...types].toSorted()).toEqual(['application/json', 'text/event-stream']);
    });

    it('nothing of the owner has changed', async () => {
      expect(JSON.stringify(await belongingsOf(world))).toContain(world.ids.recipientId);
    });
  });
}
