import { keysEnded } from '@presently/contracts/identity/keys';
import { userErased } from '@presently/contracts/identity/erasure';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  switchOnWebhook,
  webhookChanged,
  type WebhookToCreate,
} from '@presently/contracts/notifications/webhooks';
import { mostWebhooks } from '@presently/rules/webhooks';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';

const presenceNeeded = { status: 403, code: 'reauthentication-needed' };

describe('the webhooks of an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://p.example' });
  });
  afterAll(() => service.stop());

  function anOwner() {
    const caller = aCaller();
    return { caller, userId: caller.userId, call: service.as(caller) };
  }
  const wanted = (other: Partial<WebhookToCreate> = {}): WebhookToCreate => ({
    url: 'https://hooks.example/presently',
    events: ['gift.viewed'],
    ...other,
  });
  const processed = (id: string) =>
    eventually(async () => (await service.query('select 1 from processed_events where event_id = $1', [id])).length);

  it('are listed without their secret, which is shown once and stored nowhere', async () => {
    const { call } = anOwner();
    const { id, secret } = await call(createWebhook, wanted({ events: ['gift.thanked', 'gift.viewed'] }));
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [listed] = await call(listWebhooks, {});
    expect(listed).toMatchObject({
      id,
      url: 'https://hooks.example/presently',
      events: ['gift.viewed', 'gift.thanked'],
      state: 'on',
      offReason: null,
    });
    const [row] = await service.query<{ row: string }>('select w::text as row from webhooks w where id = $1', [id]);
    for (const shown of [JSON.stringify(listed), row!.row]) expect(shown).not.toContain(secret.slice(6));
  });

  it('need a proof of presence to be made or to show a new secret', async () => {
    const { caller, call } = anOwner();
    const { id } = await call(createWebhook, wanted());
    for (const authenticatedAt of [null, new Date(Date.now() - 16 * 60_000).toISOString()]) {
      const stale = service.as({ ...caller, authenticatedAt });
      await expect(stale(createWebhook, wanted())).rejects.toMatchObject(presenceNeeded);
      await expect(stale(rotateWebhookSecret, { webhookId: id })).rejects.toMatchObject(presenceNeeded);
      expect(await stale(listWebhooks, {})).toHaveLength(1);
    }
  });

  it.each([
    [{ url: '' }, 'url'],
    [{ url: 'ftp://hooks.example' }, 'url'],
    [{ url: 'https://name:password@hooks.example' }, 'url'],
    [{ url: 'http://hooks.example' }, 'url'],
    [{ url: 'https://10.0.0.1/hook' }, 'url'],
    [{ url: 'https://169.254.169.254/latest/meta-data' }, 'url'],
    [{ url: 'https://[fd00::1]/hook' }, 'url'],
    [{ url: 'https://[::ffff:10.0.0.1]/hook' }, 'url'],
    [{ url: 'https://0x0a000001/hook' }, 'url'],
    [{ url: 'https://postgres/hook' }, 'url'],
    [{ url: 'https://gateway.internal/hook' }, 'url'],
    [{ url: 'https://93.184.215.14:8443/hook' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['gift.viewed', 'gift.viewed'] }, 'events'],
    [{ events: ['gift.read'] }, 'events'],
    [{ events: 'gift.viewed' }, 'events'],
  ])('are refused with %j, and the field is named', async (wrong, field) => {
    const { call } = anOwner();
    const error = await call(createWebhook, wanted(wrong as never)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 400 });
    expect(Object.keys((error as { detail: { errors: object } }).detail.errors)).toEqual([field]);
    expect(await call(listWebhooks, {})).toEqual([]);
  });

  it('are at most ten for an account, also if they are made together', async () => {
    const { call } = anOwner();
    const made = await Promise.allSettled(
      Array.from({ length: mostWebhooks + 3 }, () => call(createWebhook, wanted())),
    );
    const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason as object] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'too-many-webhooks' });
    expect(await call(listWebhooks, {})).toHaveLength(mostWebhooks);
  });

  it('of others are not found', async () => {
    const [ann, bo] = [anOwner(), anOwner()];
    const { id: webhookId } = await ann.call(createWebhook, wanted());
    const notFound = { status: 404 };
    await expect(bo.call(removeWebhook, { webhookId })).rejects.toMatchObject(notFound);
    await expect(bo.call(rotateWebhookSecret, { webhookId })).rejects.toMatchObject(notFound);
    await expect(bo.call(switchOnWebhook, { webhookId })).rejects.toMatchObject(notFound);
    await expect(bo.call(listWebhookDeliveries, { webhookId })).rejects.toMatchObject(notFound);
    const delivery = { webhookId, deliveryId: randomUUID() };
    for (const { call } of [ann, bo])
      await expect(call(resendWebhookDelivery, delivery)).rejects.toMatchObject(notFound);
    expect(await ann.call(listWebhooks, {})).toHaveLength(1);
  });

  it('tell the security log what is done with them, and in which session', async () => {
    const sessionId = randomUUID();
    const caller = aCaller({ sessionId });
    const call = service.as(caller);
    const { id: webhookId, secret } = await call(createWebhook, wanted());
    const { secret: next } = await call(rotateWebhookSecret, { webhookId });
    expect(next).not.toBe(secret);
    await call(removeWebhook, { webhookId });
    await expect(call(removeWebhook, { webhookId })).rejects.toMatchObject({ status: 404 });
    const told = (await service.emitted(webhookChanged)).filter(({ userId }) => userId === caller.userId);
    expect(told.map(({ what }) => what)).toEqual(['created', 'secret-made', 'removed']);
    for (const each of told) expect(each.sessionId).toBe(sessionId);
  });

  it('end with the other keys, unless a later proof of presence made them', async () => {
    const { userId, caller, call } = anOwner();
    await call(createWebhook, wanted());
    const at = new Date().toISOString();
    const later = { ...caller, authenticatedAt: new Date(Date.now() + 5).toISOString() };
    const { id } = await service.as(later)(createWebhook, wanted());
    await processed((await service.publish(keysEnded, { userId, at })).id);
    expect((await call(listWebhooks, {})).map((webhook) => webhook.id)).toEqual([id]);
  });

  it('end with the account, and none is made after it', async () => {
    const { userId, call } = anOwner();
    const { id } = await call(createWebhook, wanted());
    const { id: eventId } = await service.publish(userErased, { userId });
    await processed(eventId);
    expect(await service.query('select 1 from webhooks where id = $1', [id])).toEqual([]);
    await expect(call(createWebhook, wanted())).rejects.toMatchObject({ status: 401 });
  });
});
