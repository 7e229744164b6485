import { aCaller } from '@presently/testing/a-caller';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { sendGift } from '@presently/contracts/gifting/gifts';
import { removeRecipient } from '@presently/contracts/gifting/recipients';
import { takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { beginUpload, openRecording, registerUpload, removeUpload } from '@presently/contracts/gifting/uploads';
import type { Caller } from '@presently/messaging/call-context';
import { Outbox } from '@presently/messaging/outbox';
import { EntityManager } from '@mikro-orm/postgresql';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { existsSync, mkdtempSync, rmSync, writeFileSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { definition } from '../definition.js';
import { aGiftFor, anUpload, aSender, giftRow, putOnPro } from '../gifting.builders.js';
import { GiftingEnv } from '../env.js';
import { SaveGift } from '../sending/save-gift.js';
import { Workers } from '@presently/work/workers';
import { PurgeUnsentUploads } from './purge-unsent-uploads.js';
import { RemoveMedia } from './remove-media.js';

describe('recordings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-media-'));
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0', MEDIA_DIR: folder });
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  const begin = (caller: Caller, kind: 'voice' | 'video' = 'voice') =>
    service.call(beginUpload, { kind, format: 'webm' }, { caller });
  const keysToRemove = async () =>
    (await service.query<{ key: string }>('select key from media_to_remove')).map(({ key }) => key);
  const fileOf = ({ url }: { url: string }) => join(folder, url.replace('/media/', ''));
  /** Stores the recording, as the gateway does between the two calls. */
  const store = (upload: { url: string }) =>
    service.running.app
      .get(ObjectStorage)
      .put(upload.url.replace('/media/', ''), Readable.from(['sound']), 'audio/webm');
  const clean = async () => {
    // The times at which rows are due are rounded to milliseconds, also upwards.
    await delay(1);
    const { app } = service.running;
    return app.get(Workers).leasedWorker(app.get(RemoveMedia)).workOnDue();
  };

  it('can be played before they are sent, and then as long as the page of their gift is there', async () => {
    const { caller, call, recipient } = await aSender(service);
    const { id: voiceNoteId, url } = await anUpload(service, caller);
    const play = () => service.call(openRecording, { key: url.slice('/media/'.length) });
    expect(await play()).toEqual({ success: true });
    const { id: giftId } = await call(sendGift, aGiftFor(recipient, { voiceNoteId }));
    expect(await play()).toEqual({ success: true });
    const suspend = (is: boolean) =>
      service.query('update senders set is_suspended = $2 where user_id = $1', [caller.userId, is]);
    await suspend(true);
    await expect(play()).rejects.toMatchObject({ status: 410, code: 'gift.unavailable' });
    await suspend(false);
    await call(takeBackGift, { giftId });
    await expect(play()).rejects.toMatchObject({ status: 410, code: 'gift.taken-back' });
    await expect(service.call(openRecording, { key: `voice/${'x'.repeat(32)}.webm` })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('get an address that cannot be guessed and names the format', async () => {
    const caller = aCaller();
    const { uploadId, key } = await begin(caller);
    expect(key).toMatch(/^voice\/[\w-]{32}\.webm$/);
    expect(await service.call(registerUpload, { uploadId, size: 5 }, { caller })).toEqual({
      id: uploadId,
      kind: 'voice',
      url: `/media/${key}`,
    });
    await expect(service.call(registerUpload, { uploadId, size: 6 }, { caller })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('need a supported format and a signed-in user', async () => {
    const caller = aCaller();
    await expect(service.call(beginUpload, { kind: 'voice', format: 'mov' }, { caller })).rejects.toMatchObject({
      status: 400,
    });
    await expect(service.call(beginUpload, { kind: 'voice', format: 'webm' })).rejects.toMatchObject({ status: 401 });
  });

  it('are attached to the gift and shown on its page', async () => {
    const { caller, call, recipient } = await aSender(service);
    await putOnPro(service, caller);
    const [voice, video] = [await anUpload(service, caller), await anUpload(service, caller, 'video')];
    const gift = await call(sendGift, aGiftFor(recipient, { voiceNoteId: voice.id, videoId: video.id }));
    const { view } = await service.call(getSharedGift, { shareToken: gift.shareToken });
    expect(view).toMatchObject({ voiceNoteUrl: voice.url, videoUrl: video.url });

    await expect(call(removeUpload, { uploadId: voice.id })).rejects.toMatchObject({ status: 404 });
    await expect(call(sendGift, aGiftFor(recipient, { voiceNoteId: voice.id }))).rejects.toMatchObject({ status: 404 });
  });

  it('are attached to one of two concurrent gifts, and the other is refused', async () => {
    const { caller, call, recipient } = await aSender(service);
    const voice = await anUpload(service, caller);
    const outcomes = await Promise.allSettled(
      ['first', 'second'].map((giftName) => call(sendGift, aGiftFor(recipient, { giftName, voiceNoteId: voice.id }))),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await service.query('select 1 from gift_history where user_id = $1', [caller.userId])).toHaveLength(1);
  });

  it('are not missed by a copy of the request on another replica', async () => {
    const { caller, recipient } = await aSender(service);
    const { id: voiceNoteId } = await anUpload(service, caller);
    const { app } = service.running;
    const replicas = [1, 2].map(
      () =>
        new SaveGift(app.get(EntityManager), app.get(Outbox), app.get(Clock), app.get(Budgets), app.get(GiftingEnv)),
    );
    // Both have looked for the key when they begin to wait for the recipient.
    const holder = app.get(EntityManager).fork();
    await holder.begin();
    await holder.execute('select 1 from recipients where id = ? for update', [recipient.id]);
    const context = { caller, idempotencyKey: 'once', address: '192.0.2.1', timeZone: 'UTC' };
    const input = aGiftFor(recipient, { voiceNoteId });
    const saving = Promise.all(replicas.map((replica) => replica.save(input, context)));
    await eventually(async () => {
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      return (await app.get(EntityManager).fork().execute(waiting)).length === 2;
    });
    await holder.commit();
    const [one, other] = await saving;
    expect(one!.gift.id).toBe(other!.gift.id);
    expect(await service.query('select 1 from gift_history where user_id = $1', [caller.userId])).toHaveLength(1);
  });

  it('of another user, unfinished, of the other kind or unknown give the same error', async () => {
    const { caller, call, recipient } = await aSender(service);
    await putOnPro(service, caller);
    const theirs = await anUpload(service, aCaller());
    const unfinished = await begin(caller);
    const video = await anUpload(service, caller, 'video');
    for (const voiceNoteId of [theirs.id, unfinished.uploadId, video.id, crypto.randomUUID()]) {
      await expect(call(sendGift, aGiftFor(recipient, { voiceNoteId }))).rejects.toMatchObject({
        code: 'not-found',
        status: 404,
        message: 'This voice note is no longer there. Please record it again.',
        detail: { errors: { voiceNoteId: [expect.any(String)] } },
      });
    }
    expect(await service.query('select 1 from gift_history where user_id = $1', [caller.userId])).toEqual([]);
    await expect(call(removeUpload, { uploadId: theirs.id })).rejects.toMatchObject({ status: 404 });
    expect(await service.query('select 1 from uploads where id = $1', [theirs.id])).toHaveLength(1);
  });

  it('of the video kind need Pro, at the upload and at the send', async () => {
    const refusal = { code: 'media.video-needs-pro', status: 403, message: 'Video messages are part of Pro' };
    const { caller, call, recipient } = await aSender(service);
    await expect(begin(caller, 'video')).rejects.toMatchObject(refusal);

    await putOnPro(service, caller);
    const video = await anUpload(service, caller, 'video');
    await service.query(`update senders set tier = 'free' where user_id = $1`, [caller.userId]);
    await expect(call(sendGift, aGiftFor(recipient, { videoId: video.id }))).rejects.toMatchObject(refusal);
    expect(await service.query('select 1 from quota_usage where user_id = $1', [caller.userId])).toEqual([]);

    await service.query(`update senders set tier = 'business' where user_id = $1`, [caller.userId]);
    const gift = await call(sendGift, aGiftFor(recipient, { videoId: video.id }));
    expect(await giftRow(service, gift.id)).toMatchObject({ video_url: video.url, voice_note_url: null });
  });

  it('are limited to twenty unsent ones, started at once or one by one', async () => {
    const { caller, call, recipient } = await aSender(service);
    const outcomes = await Promise.allSettled(Array.from({ length: 24 }, () => begin(caller)));
    const begun = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(begun).toHaveLength(20);
    await expect(begin(caller)).rejects.toMatchObject({ code: 'media.too-many-uploads', status: 429 });

    const [first, second] = begun;
    await call(removeUpload, { uploadId: first!.uploadId });
    await service.call(registerUpload, { uploadId: second!.uploadId, size: 1 }, { caller });
    await call(sendGift, aGiftFor(recipient, { voiceNoteId: second!.uploadId }));
    await begin(caller);
    await begin(caller);
    await expect(begin(caller)).rejects.toMatchObject({ status: 429 });
  });

  it('are removed from the storage when they are removed before sending', async () => {
    const caller = aCaller();
    const upload = await anUpload(service, caller);
    await store(upload);
    expect(existsSync(fileOf(upload))).toBe(true);
    await service.call(removeUpload, { uploadId: upload.id }, { caller });
    await clean();
    expect(existsSync(fileOf(upload))).toBe(false);
    expect(await keysToRemove()).toEqual([]);
  });

  it('are removed from the storage with their gift when its recipient is removed; others stay', async () => {
    const { caller, call, recipient } = await aSender(service);
    const [sent, unsent] = [await anUpload(service, caller), await anUpload(service, caller)];
    await Promise.all([store(sent), store(unsent)]);
    await call(sendGift, aGiftFor(recipient, { voiceNoteId: sent.id }));
    await clean();
    expect(existsSync(fileOf(sent))).toBe(true);

    await call(removeRecipient, { recipientId: recipient.id });
    await clean();
    expect([existsSync(fileOf(sent)), existsSync(fileOf(unsent))]).toEqual([false, true]);
  });

  it('are removed when unsent for a day; sent ones stay', async () => {
    const { caller, call, recipient } = await aSender(service);
    const [sent, old, fresh] = [
      await anUpload(service, caller),
      await anUpload(service, caller),
      await anUpload(service, caller),
    ];
    const { uploadId: neverFinished } = await begin(caller);
    await call(sendGift, aGiftFor(recipient, { voiceNoteId: sent.id }));
    await service.query(`update uploads set created_at = now() - interval '25 hours' where id = any($1)`, [
      [sent.id, old.id, neverFinished],
    ]);
    const [begun] = await service.query<{ key: string }>('select key from uploads where id = $1', [neverFinished]);
    const all = [sent, old, fresh, { url: `/media/${begun!.key}` }];
    await Promise.all(all.map(store));
    await service.running.app.get(PurgeUnsentUploads).purge();
    const left = await service.query<{ id: string }>('select id from uploads where user_id = $1', [caller.userId]);
    expect(left.map(({ id }) => id).toSorted()).toEqual([sent.id, fresh.id].toSorted());
    await clean();
    expect(await keysToRemove()).toEqual([]);
    expect(all.map((upload) => existsSync(fileOf(upload)))).toEqual([true, false, true, false]);
  });

  it('that cannot be removed are tried again later and do not block the others', async () => {
    const caller = aCaller();
    const [stuck, other] = [await anUpload(service, caller), await anUpload(service, caller)];
    await store(other);
    // A folder in place of the file makes its removal fail.
    mkdirSync(fileOf(stuck), { recursive: true });
    writeFileSync(join(fileOf(stuck), 'x'), '');
    for (const { id } of [stuck, other]) await service.call(removeUpload, { uploadId: id }, { caller });
    await clean();
    expect(existsSync(fileOf(other))).toBe(false);
    expect(await keysToRemove()).toEqual([stuck.url.replace('/media/', '')]);

    rmSync(fileOf(stuck), { recursive: true });
    await clean();
    expect(await keysToRemove()).toHaveLength(1);
    await service.query(`update media_to_remove set next_try_at = now() - interval '1 second'`);
    await clean();
    expect(await keysToRemove()).toEqual([]);
    expect(readdirSync(join(folder, 'voice')).some((name) => name.endsWith('.part'))).toBe(false);
  });
});
