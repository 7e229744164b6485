import { eventually } from '@presently/testing/eventually';
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { chrome, visitIn } from '../../world/client.ts';
import { Database } from '../../world/database.ts';
import { serveLocally } from '../../world/local-server.ts';
import { Attacker } from '../attacker.ts';
import { newAttacker, type World } from '../world.ts';

const aName = () => `v${randomBytes(5).toString('hex')}`;
const aGift = (recipientEmail: string) => ({ message: 'Hi', deliveryMethod: 'email', recipientEmail });

const in90Seconds = () => new Date(Date.now() + 90_000).toISOString();

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

const misleading = [
  'Presently Support',
  'Ρresently',
  'Рrеsеntlу',
  'S e c u r i t y',
  'Ѕuрроrt',
  'Ａｄｍｉｎ',
  'adm1n',
  'Ann\u200b Lee',
  'Ann \u202eeeL',
  'Pаypal',
  'paypal.com',
  'Your Bank: call +1 900 555 0000',
  'Bank 0900/12 34 56 78',
  'Bank ＋１ ９００ ５５５ ００００',
  'text WIN to 88088',
];

/** Spellings that some program opens as an address. */
const hidden = [
  'https://evil.example/x',
  'evil.com/x',
  '1.2.3.4/x',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  'evil\u00ad.com',
  'evil.\u00adcom',
  'evil。com',
  'ev\u200bil.com',
  'mailto:a@evil.com',
  '\\\\evil\\share',
];
/** What a program that ignores invisible characters reads, except for the joiner at which links end. */
const asRead = (text: string) => text.normalize('NFKC').replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e]/g, '');
const linkLike = /[\p{L}\d-]\.[\p{L}\d-]{2,}|\d\.\d+[./]|(?:https?|mailto):[^\u2060]|\/\/|\\\\[^\u2060]|[^\u2060\s]@/u;

/** People without an account: what reaches them, and how they stop it. */
export function strangers(world: World): void {
  describe('strangers', () => {
    it('who refuse gifts are reached by no spelling of their address', async () => {
      const sender = await newAttacker(world.product);
      const recipientId = await sender.addRecipient();
      const name = aName();
      const send = (email: string) => sender.call(`POST /api/recipients/${recipientId}/gifts`, aGift(email));
      await send(`${name}@gmail.com`);
      const mail = await world.product.sandbox.mailTo(`${name}@gmail.com`);
      const [, path] = /<https?:\/\/[^/]+(\/opt-out\/[\w-]+)>/.exec(mail.headers['list-unsubscribe']!)!;
      expect((await new Attacker(world.product.url).call(`POST ${path!}`)).status).toBe(303);

      const spellings = [
        `${name}+x@gmail.com`,
        `${name.toUpperCase()}@GMAIL.com`,
        `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`,
        `${name}@googlemail.com`,
        `${name.replace('v', 'ｖ')}@gmail.com`,
        `v\u00ad${name.slice(1)}@gmail.com`,
      ];
      for (const spelling of spellings) {
        const answer = await send(spelling);
        // Refused as an address, over the month's limit, or not delivered.
        if (answer.status === 201)
          expect([spelling, answer.body.deliveryWarning]).toEqual([spelling, expect.any(String)]);
      }
      const reached = (await world.product.sandbox.mails()).flatMap(({ to }) => to);
      expect(reached.filter((address) => spellings.includes(address))).toEqual([]);
    });

    it('are not said to have seen a gift by a program that only reports it', async () => {
      const email = `${aName()}@example.com`;
      const sender = await newAttacker(world.product);
      const sent = await sender.call(`POST /api/recipients/${await sender.addRecipient()}/gifts`, aGift(email));
      const token = sent.body.shareToken as string;
      const page = { 'user-agent': chrome, 'sec-fetch-dest': 'document' };
      const report = { 'user-agent': chrome, 'sec-fetch-dest': 'empty' };
      const visitOf = async (path: string, headers: Record<string, string>) =>
        visitIn(await new Attacker(world.product.url).raw('GET', path, undefined, headers));
      const proof = await visitOf(`/gift/${token}`, page);
      const seen = (visit: string | undefined, headers: Record<string, string>) =>
        new Attacker(world.product.url).call(`POST /api/gifts/view/${token}/seen`, { visit }, headers);
      const attempts: [string | undefined, Record<string, string>][] = [
        [undefined, report],
        [await visitOf(`/gift/${token}`, { 'user-agent': chrome }), report],
        [await visitOf(`/gift/${token}`, { 'user-agent': 'curl/8' }), report],
        [await visitOf(`/gift/${world.shareToken}`, page), report],
        [`${proof!.slice(0, -2)}AA`, report],
        [proof, { 'user-agent': chrome }],
        [proof, { ...report, 'user-agent': chrome.replace('Chrome/1', 'Chrome/2') }],
      ];
      for (const [visit, headers] of attempts) expect((await seen(visit, headers)).status).toBe(200);
      const viewedAt = async () => (await sender.call('GET /api/scheduled-gifts')).body[0].viewedAt as string | null;
      expect(await viewedAt()).toBeNull();
      expect((await seen(proof, report)).status).toBe(200);
      expect(await viewedAt()).not.toBeNull();
    });

    it('are not seen by the place that a picture comes from', async () => {
      const shop = `${world.product.sandbox.url}/shop/pictures`;
      const sender = await newAttacker(world.product);
      const [product] =
        (await (await fetch(`${world.product.sandbox.url}/shop`)).text()).match(/(?<=pictures\/)[\w-]+\.svg/) ?? [];
      const gift = { ...aGift(`${aName()}@example.com`), giftImageUrl: `${shop}/${product}?who=ann` };
      const sent = await sender.call(`POST /api/recipients/${await sender.addRecipient()}/gifts`, gift);
      const open = () => new Attacker(world.product.url).call(`GET /gift/${sent.body.shareToken as string}`);
      const own = await eventually(async () => /\/media\/pictures\/[\w-]{32}\.webp/.exec((await open()).text)?.[0]);
      const page = await open();
      expect(page.text).not.toContain(shop);
      expect(/img-src ([^;]*)/.exec(page.headers.get('content-security-policy')!)![1]).toBe("'self' data:");
      const shown = await new Attacker(world.product.url).call(`GET ${own}`);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }, 60_000);

    it('are not named to the place of a picture by the screens of the sender either', async () => {
      for (const path of [
        '/',
        '/dashboard',
        '/recipients',
        '/send-gift',
        '/gift-history',
        '/subscription',
        '/api/docs',
      ]) {
        const page = await world.owner.call(`GET ${path}`);
        const policy = page.headers.get('content-security-policy')!;
        expect([path, /img-src ([^;]*)/.exec(policy)?.[1]]).toEqual([path, "'self' data:"]);
        expect(page.text).not.toMatch(/<img[^>]+src="(?:https?:)?\/\//);
      }
    });

    it('get no picture from an address of the inner network', async () => {
      let asked = 0;
      const inner = await serveLocally((_request, response) => {
        asked += 1;
        response.setHeader('content-type', 'image/svg+xml').end(drawing);
      });
      const sender = await newAttacker(world.product);
      const gift = { ...aGift(`${aName()}@example.com`), giftImageUrl: `${inner.url}/x.svg` };
      const sent = await sender.call(`POST /api/recipients/${await sender.addRecipient()}/gifts`, gift);
      await delay(3_000);
      const page = await new Attacker(world.product.url).call(`GET /gift/${sent.body.shareToken as string}`);
      await inner.close();
      expect([asked, page.text.includes('/media/pictures/')]).toEqual([0, false]);
    }, 30_000);

    it.each([
      'A'.repeat(32),
      '..%2f..%2fetc%2fpasswd',
      Buffer.from('http://169.254.169.254/x').toString('base64url'),
      `${'A'.repeat(32)}.webp?url=http://127.0.0.1/`,
    ])('cannot make us fetch a picture by the address /media/pictures/%s', async (name) => {
      const answer = await new Attacker(world.product.url).call(`GET /media/pictures/${name}`);
      expect(answer.status).toBe(404);
    });

    it('are safe from an account that is suspended: its sessions, calls, gifts and links end', async () => {
      const email = `${aName()}@example.com`;
      const sender = await newAttacker(world.product);
      const recipientId = await sender.addRecipient();
      const gifts = `POST /api/recipients/${recipientId}/gifts`;
      const sent = await sender.call(gifts, aGift(email));
      const planned = await sender.call(gifts, { ...aGift(`late-${email}`), scheduledFor: in90Seconds() });
      expect([sent.status, planned.status]).toEqual([201, 201]);
      const decide = (what: 'suspend' | 'restore', caller = world.admin) =>
        caller.call(`POST /api/admin/users/${sender.id}/${what}`, {});
      expect((await decide('suspend', sender)).status).toBe(403);
      expect((await decide('suspend')).status).toBe(200);
      for (const call of ['GET /api/user', 'GET /api/recipients']) expect((await sender.call(call)).status).toBe(401);
      expect((await sender.call(gifts, aGift(email))).status).toBe(401);

      await world.product
        .database('gifting')
        .execute(`update gift_history set scheduled_for = now() where id = $1`, [planned.body.id]);
      await eventually(async () => {
        const page = await new Attacker(world.product.url).call(`GET /gift/${sent.body.shareToken as string}`);
        return page.status === 410;
      });
      await delay(3_000);
      expect(await world.product.sandbox.mails(`late-${email}`)).toEqual([]);
      expect((await decide('restore')).status).toBe(200);
      await world.product.sandbox.mailTo(`late-${email}`, 20_000);
    }, 60_000);

    it('can rely on an audit trail that a taken-over service cannot rewrite', async () => {
      const identity = new Database(world.product.run.databases.identity!.runtime);
      const before = await identity.rows('select id, note from audit_entries order by id');
      expect(before.length).toBeGreaterThan(0);
      for (const statement of [
        `update audit_entries set note = 'nothing'`,
        'delete from audit_entries',
        'truncate audit_entries',
        'alter table audit_entries disable trigger all',
        'drop table audit_entries',
      ])
        await expect(identity.execute(statement)).rejects.toThrow(/only grows|permission denied|must be owner/);
      expect(await identity.rows('select id, note from audit_entries order by id')).toEqual(before);
    });

    it.each(misleading)('read no name like %j that its owner has chosen', async (name) => {
      const registered = await new Attacker(world.product.url).call('POST /api/register', {
        username: name,
        password: 'a long enough secret',
      });
      expect([registered.status, registered.body.errors?.username]).toEqual([400, [expect.any(String)]]);
      const attacker = await newAttacker(world.product);
      const account = { username: aName(), email: `${aName()}@example.com`, firstName: name };
      const changed = await attacker.call('PATCH /api/user/account', account);
      expect([changed.status, changed.body.errors?.firstName]).toEqual([400, [expect.any(String)]]);
    });

    it('read no telephone number as the name of an older account', async () => {
      const email = `${aName()}@example.com`;
      const sender = await newAttacker(world.product);
      const lure = 'Your Bank: call +1 900 555 0000';
      await world.product
        .database('identity')
        .rows('update users set first_name = $1, username = $1 where id = $2 returning id', [lure, sender.id]);
      const recipientId = await sender.addRecipient();
      await eventually(async () => {
        const again = await sender.call(`POST /api/recipients/${recipientId}/gifts`, aGift(email));
        return again.status === 201 && (await world.product.sandbox.mailTo(email)).from.includes('A person');
      });
      const mail = await world.product.sandbox.mailTo(email);
      for (const text of [mail.subject, mail.from, mail.text]) expect(text).not.toContain('900 555');
      const stranger = `${aName()}@example.com`;
      await sender.call('PATCH /api/user/account', { username: lure, email: stranger });
      const confirm = await world.product.sandbox.mailTo(stranger);
      for (const text of [confirm.subject, confirm.from, confirm.text, confirm.html])
        expect(text).not.toContain('900 555');
    }, 30_000);

    it('is kept as the number that may have said STOP, when it is written with the prefix of another country', async () => {
      const sender = await newAttacker(world.product);
      const recipientId = await sender.addRecipient();
      const gift = { message: 'Hi', deliveryMethod: 'sms', recipientPhone: '0014155556999' };
      const sent = await sender.call(`POST /api/recipients/${recipientId}/gifts`, gift);
      const kept = await sender.call(`GET /api/gifts/${sent.body.id}`);
      expect([sent.status, kept.body.recipientPhone]).toEqual([201, '+14155556999']);
    });

    it.each(['+1415555699999', '+1 (0)4155556999', '+1 415 55'])(
      'who have said STOP are not reached by a number that cannot be: %s',
      async (recipientPhone) => {
        const sender = await newAttacker(world.product);
        const recipientId = await sender.addRecipient();
        const gift = { message: 'Hi', deliveryMethod: 'sms', recipientPhone };
        const sent = await sender.call(`POST /api/recipients/${recipientId}/gifts`, gift);
        expect([sent.status, sent.body.errors?.recipientPhone]).toEqual([400, [expect.any(String)]]);
      },
    );

    it('read no imitating name of an older account', async () => {
      const email = `${aName()}@example.com`;
      const sender = await newAttacker(world.product);
      await world.product
        .database('identity')
        .rows('update users set first_name = $1 where id = $2 returning id', ['Presently Security', sender.id]);
      const recipientId = await sender.addRecipient('Presently Support');
      // Sessions are cached for five seconds.
      const gift = await eventually(async () => {
        const again = await sender.call(`POST /api/recipients/${recipientId}/gifts`, aGift(email));
        return again.status === 201 ? again.body : undefined;
      });
      const mail = await world.product.sandbox.mailTo(email);
      const page = await new Attacker(world.product.url).call(`GET /gift/${gift.shareToken as string}`);
      for (const text of [mail.subject, mail.from, mail.text, mail.html, page.text])
        expect(text).not.toMatch(/Presently (Security|Support)/);
    }, 30_000);

    it.each(hidden)('are led nowhere by %j', async (text) => {
      const email = `${aName()}@example.com`;
      const sender = await newAttacker(world.product);
      const recipientId = await sender.addRecipient(`See ${text}`);
      const gift = { ...aGift(email), giftName: text, giftDescription: text, message: `Look: ${text} !` };
      const sent = await sender.call(`POST /api/recipients/${recipientId}/gifts`, gift);
      expect(sent.status).toBe(201);
      const mail = await world.product.sandbox.mailTo(email);
      const own = mail.text.replaceAll(new RegExp(`${world.product.url}\\S*`, 'g'), '');
      expect(linkLike.exec(asRead(own))).toBeNull();
      const page = await new Attacker(world.product.url).call(`GET /gift/${sent.body.shareToken as string}`);
      const words = page.text
        .replace(/^.*<body>/s, '')
        .replaceAll(/<[^>]*>/g, '\n')
        .replaceAll('&#x27;', "'");
      expect(linkLike.exec(asRead(words))).toBeNull();
    });
  });
}
