import { sendGift } from '@presently/contracts/gifting/gifts';
import { giftingReadBudgets } from '@presently/contracts/gifting/budgets';
import { copyPicture } from '@presently/contracts/gifting/pictures';
import { findPortrait, removePortrait, setPortrait } from '@presently/contracts/gifting/person-pictures';
import { changeRecipient, removeRecipient } from '@presently/contracts/gifting/recipients';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { budgets } from '@presently/rules/budgets';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { LeasedQueue } from '@presently/work/leased-queue';
import { Workers } from '@presently/work/workers';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { definition } from '../../definition.js';
import { GiftingEnv } from '../../env.js';
import { aGiftFor, aSender } from '../../gifting.builders.js';
import { RemoveMedia } from '../../uploads/remove-media.js';
import { KeepPictures } from './keep-pictures.js';
import { PurgePictures } from './purge-pictures.js';
import { StoredPictures } from './stored-pictures.js';

describe('the picture of a gift', () => {
  let service: TestService;
  let shop: Server;
  let folder: string;
  let answers: Record<string, Buffer>;
  const asked: { path: string; headers: Record<string, unknown> }[] = [];

  beforeAll(async () => {
    const wide = sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: 'teal' } });
    answers = {
      '/wide.jpg': await wide
        .clone()
        .withExif({ IFD0: { Copyright: 'a secret place' } })
        .jpeg()
        .toBuffer(),
      '/drawing.svg': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><image href="/wide.jpg" width="9" height="9"/></svg>',
      ),
      '/page.html': Buffer.from('<script>alert(1)</script>'),
      '/bomb.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'),
    };
    shop = createServer((request, response) => {
      asked.push({ path: request.url!, headers: request.headers });
      const body = answers[request.url!];
      response.writeHead(body ? 200 : 404, { 'content-type': 'image/jpeg' }).end(body);
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    service = await TestService.start(definition, {
      DELIVERY_VERDICT_WAIT_MS: '0',
      LINK_PREVIEW_ALLOW_LOCAL: 'true',
      MEDIA_DIR: folder,
    });
  });
  afterAll(async () => {
    await service.stop();
    shop.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    asked.length = 0;
  });

  const at = (path: string) => `http://127.0.0.1:${(shop.address() as AddressInfo).port}${path}`;
  async function aGift(url: string) {
    const { call, recipient } = await aSender(service);
    const { shareToken } = await call(sendGift, aGiftFor(recipient, { giftImageUrl: url }));
    return { call, recipient, shared: () => service.call(getSharedGift, { shareToken }) };
  }
  /** Works on a queue now, before its next poll. */
  const workOn = (queue: typeof RemoveMedia | typeof KeepPictures) =>
    service.running.app
      .get(Workers)
      .leasedWorker(service.running.app.get(queue) as LeasedQueue<object, unknown>)
      .workOnDue();
  const stored = async (name: string) => {
    const found = await service.running.app.get(ObjectStorage).get(`pictures/${name}.webp`);
    return found && buffer(found);
  };

  it('is fetched once, made smaller and written anew without its metadata', async () => {
    const { shared } = await aGift(at('/wide.jpg'));
    expect(await shared()).toMatchObject({ picture: null, view: { giftImageUrl: at('/wide.jpg') } });
    const { picture } = await eventually(async () => {
      await workOn(KeepPictures);
      const gift = await shared();
      return gift.isPictureComing ? undefined : gift;
    });
    const bytes = (await stored(picture!))!;
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1_200, height: 600 });
    expect(bytes.toString('latin1')).not.toContain('a secret place');
    await shared();
    expect(asked).toHaveLength(1);
    expect(asked[0]!.headers).not.toHaveProperty('cookie');
    expect(asked[0]!.headers).not.toHaveProperty('referer');
  });

  it('loads nothing else', async () => {
    const { shared } = await aGift(at('/drawing.svg'));
    await workOn(KeepPictures);
    await eventually(async () => (await shared()).picture);
    expect(asked.map(({ path }) => path)).toEqual(['/drawing.svg']);
  });

  it.each(['/page.html', '/bomb.svg', '/none.jpg'])(
    'is drawn instead of %s',
    async (path) => {
      const { shared } = await aGift(at(path));
      await eventually(async () => {
        // The next try is the last one, and due at once.
        await service.query('update pictures set attempts = 3, next_try_at = now() where not is_kept and attempts < 3');
        await workOn(KeepPictures);
        return !(await shared()).isPictureComing;
      });
      expect((await shared()).picture).toBeNull();
    },
    30_000,
  );

  it('is removed with the gift', async () => {
    const { call, recipient, shared } = await aGift(at('/wide.jpg'));
    await workOn(KeepPictures);
    const picture = await eventually(async () => (await shared()).picture);
    await call(removeRecipient, { recipientId: recipient.id });
    await service.query('update media_to_remove set next_try_at = now()');
    await workOn(RemoveMedia);
    await eventually(async () => (await stored(picture)) === null);
  });

  it('makes room for others if its sender has many', async () => {
    answers['/small.jpg?1'] = answers['/small.jpg?2'] = answers['/small.jpg?3'] = answers['/wide.jpg']!;
    const greedy = await aGift(at('/small.jpg?1'));
    const modest = await aGift(at('/small.jpg?2'));
    const more = at('/small.jpg?3');
    const { shareToken } = await greedy.call(sendGift, aGiftFor(greedy.recipient, { giftImageUrl: more }));
    const newest = () => service.call(getSharedGift, { shareToken });
    const gifts = [greedy.shared, modest.shared, newest];
    await workOn(KeepPictures);
    await eventually(async () => (await Promise.all(gifts.map((gift) => gift()))).every(({ picture }) => picture));
    // The modest sender's picture is the oldest one.
    for (const [nth, days] of [1, 2, 0].entries())
      await service.query(
        `update pictures set bytes = 1000000000, next_try_at = now() - ${days} * interval '1 day'
         where url like '%small.jpg?${nth + 1}'`,
      );
    service.running.app.get(GiftingEnv).PICTURES_MB = 2_000;
    service.running.app.get(StoredPictures).bytes = Infinity;
    await service.running.app.get(PurgePictures).purge();
    const left = await Promise.all(gifts.map(async (gift) => (await gift()).picture !== null));
    expect(left).toEqual([false, true, true]);
    await service.query('update pictures set bytes = 0');
  });

  describe('on a screen', () => {
    const caller = aCaller();
    const copy = (url: string, as = caller) => service.call(copyPicture, { url }, { caller: as });
    const bytesAt = async (key: string) => {
      const found = await service.running.app.get(ObjectStorage).get(key);
      return found && buffer(found);
    };

    it('is fetched once for all accounts, made smaller and written anew', async () => {
      const url = at('/wide.jpg?screen');
      answers['/wide.jpg?screen'] = answers['/wide.jpg']!;
      const [first, second] = await Promise.all([copy(url), copy(url)]);
      const third = await copy(url, aCaller());
      expect([second, third]).toEqual([first, first]);
      expect(asked).toHaveLength(1);
      const bytes = (await bytesAt(first.key))!;
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 300 });
      expect(JSON.stringify(await service.query('select * from picture_copies'))).not.toContain('127.0.0.1');
    });

    it.each(['/page.html', '/bomb.svg', '/none.jpg'])(
      'is not found at %s, and is not asked for again',
      async (path) => {
        for (let turn = 0; turn < 2; turn++) await expect(copy(at(path))).rejects.toMatchObject({ status: 404 });
        expect(asked).toHaveLength(1);
      },
    );

    it('is never fetched from the inner network', async () => {
      await expect(copy('http://10.0.0.1/a.png')).rejects.toMatchObject({ status: 404 });
      await expect(service.call(copyPicture, { url: at('/wide.jpg') })).rejects.toMatchObject({ status: 401 });
    });

    it('is counted if it is new, and known ones are not', async () => {
      const known = at('/wide.jpg?screen');
      const other = aCaller();
      const used = async () =>
        (await service.call(giftingReadBudgets, {}, { caller: other })).find(
          ({ what }) => what === budgets.pictures.what,
        )!.used;
      await copy(known, other);
      expect(await used()).toBe(0);
      await expect(copy(at('/another.jpg'), other)).rejects.toMatchObject({ status: 404 });
      expect(await used()).toBe(1);
    });

    it('is deleted a week after its last use, and the longest unused ones first if there is no room', async () => {
      const urls = ['/a.jpg', '/b.jpg', '/c.jpg'].map((path) => {
        answers[path] = answers['/wide.jpg']!;
        return at(path);
      });
      const [a, b, c] = (await Promise.all(urls.map((url) => copy(url)))).map(({ key }) => key) as [
        string,
        string,
        string,
      ];
      const set = (key: string, column: string) =>
        service.query(`update picture_copies set ${column} where key = '${key}'`);
      await set(a, `used_at = now() - interval '8 days'`);
      await set(b, `used_at = now() - interval '2 days', bytes = 1500000000`);
      await set(c, `used_at = now() - interval '1 day', bytes = 2000000000`);
      service.running.app.get(GiftingEnv).PICTURES_MB = 3_000;
      service.running.app.get(StoredPictures).bytes = Infinity;
      await service.running.app.get(PurgePictures).purge();
      const left = await service.query<{ key: string }>('select key from picture_copies where is_kept');
      const keys = left.map(({ key }) => key);
      expect([a, b, c].map((key) => keys.includes(key))).toEqual([false, false, true]);
      await service.query('update media_to_remove set next_try_at = now()');
      await workOn(RemoveMedia);
      await eventually(async () => (await bytesAt(b)) === null);
      // Used again, it is fetched again.
      expect((await copy(urls[1]!)).key).not.toBe(b);
    });
  });

  it("of a person is cropped and encoded anew, is its owner's alone, and goes with the person", async () => {
    const { caller, call, recipient } = await aSender(service);
    const recipientId = recipient.id;
    const storage = service.running.app.get(ObjectStorage);
    const wide = sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } });
    const photo = await wide
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    const picture = photo.toString('base64');
    await call(changeRecipient, { recipientId, avatar: 'https://example.com/ida.jpg' });
    const { avatar } = await call(setPortrait, { recipientId, picture });
    expect(avatar).toMatch(new RegExp(`^/media/people/${recipientId}\\?v=[\\w-]{12}$`));
    const { key } = await service.call(findPortrait, { recipientId }, { caller });
    const bytes = await buffer((await storage.get(key))!);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
    expect(bytes.toString('latin1')).not.toContain('a secret place');

    const other = aCaller();
    for (const refused of [
      service.as(other)(setPortrait, { recipientId, picture }),
      service.as(other)(removePortrait, { recipientId }),
      service.call(findPortrait, { recipientId }, { caller: other }),
    ])
      await expect(refused).rejects.toMatchObject({ status: 404 });
    const large = await sharp({ create: { width: 2_100, height: 2_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const bad of [large, answers['/drawing.svg']!, Buffer.from('no picture')]) {
      const sent = call(setPortrait, { recipientId, picture: bad.toString('base64') });
      await expect(sent).rejects.toMatchObject({ status: 400, detail: { errors: { picture: [expect.anything()] } } });
    }
    const isGone = (gone: string) => eventually(async () => (await storage.head(gone)) === null);
    const again = await call(setPortrait, { recipientId, picture });
    expect(again.avatar).not.toBe(avatar);
    await workOn(RemoveMedia);
    await isGone(key);
    const { key: second } = await service.call(findPortrait, { recipientId }, { caller });
    const linked = await call(changeRecipient, { recipientId, avatar: 'https://example.com/ida.jpg' });
    expect(linked.avatar).toBe('https://example.com/ida.jpg');
    await workOn(RemoveMedia);
    await isGone(second);

    await call(setPortrait, { recipientId, picture });
    const { key: third } = await service.call(findPortrait, { recipientId }, { caller });
    await call(removeRecipient, { recipientId });
    await workOn(RemoveMedia);
    await isGone(third);
    expect(await service.query("select key from media_to_remove where key like 'people/%'")).toEqual([]);
  });
});
