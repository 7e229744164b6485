import { aCaller } from '@presently/testing/a-caller';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { generateMessage } from '@presently/contracts/recommendations/messages';
import { messageTones, occasionTypes } from '@presently/rules/vocabulary';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { Sandbox } from '../../../../sandbox/src/sandbox.js';
import { aRecipient, modelOf, questionsTo, setFault } from '../../test/world.js';
import { definition } from '../definition.js';
import { faultsOf } from './check-message.js';

describe('a generated message', () => {
  let sandbox: Sandbox;
  let service: TestService;
  const caller = aCaller();
  const occasions = occasionTypes.map((type) => ({ id: randomUUID(), type, date: '1990-05-04', title: null }));
  const recipient = aRecipient(caller, { occasions });
  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
    service = await TestService.start(definition, modelOf(sandbox));
    await service.publish(recipientChanged, recipient);
    await eventually(async () => (await service.query('select 1 from occasions')).length === occasions.length);
  });
  afterAll(async () => {
    await service?.stop();
    await sandbox.stop();
  });
  beforeEach(() => setFault(sandbox, { mode: 'ok' }));

  const write = (more: object = {}) =>
    service.call(
      generateMessage,
      { recipientId: recipient.recipientId, giftName: 'Stoneware teapot', ...more },
      { caller },
    );
  const known = 'Ida Stoneware teapot coffee gardening vinyl hiking 1990-05-04';
  const faults = (message: string) => faultsOf(message, { firstName: 'Ida', known, previous: [] });

  it.each(messageTones)('has no faults for any occasion: %s', async (tone) => {
    const written = await Promise.all(occasions.map(({ id }) => write({ tone, occasionId: id })));
    for (const { message, source, isSandbox } of written) {
      expect([source, isSandbox]).toEqual(['model', true]);
      expect(faults(message)).toEqual([]);
      expect(message).not.toMatch(/teapot/i);
    }
  });

  it('says what the gift is only if the sender asks for it, and the model never gets its title', async () => {
    const giftName = 'Le Creuset Signature Round Dutch Oven, 5.5 Qt.';
    const silent = await write({ giftName });
    expect(silent.message).not.toMatch(/creuset|oven/i);
    expect(JSON.stringify((await questionsTo(sandbox))[0])).not.toMatch(/creuset|oven/i);
    const named = await write({ giftName, mayNameGift: true });
    expect(named.message).toContain('this dutch oven');
    expect(JSON.stringify((await questionsTo(sandbox))[0])).not.toMatch(/creuset/i);
  });

  it.each([['ok'], ['down']])('is different each time, while the model is in mode %s', async (mode) => {
    await setFault(sandbox, { mode });
    const previous: string[] = [];
    for (let n = 0; n < 3; n++) previous.unshift((await write({ tone: 'funny', previous })).message);
    expect(new Set(previous).size).toBe(3);
  });

  it('is a house message, and says so, when the model fails or its answer is unusable', async () => {
    await setFault(sandbox, { mode: 'down' });
    expect(await write({ tone: 'formal' })).toMatchObject({ source: 'curator', isSandbox: false });
    await setFault(sandbox, { mode: 'garbage' });
    const written = await Promise.all(Array.from({ length: 6 }, () => write()));
    for (const { message } of written) expect(faults(message)).toEqual([]);
  });

  it('is in the language of the person without the model, or in English, and says so', async () => {
    await setFault(sandbox, { mode: 'down' });
    const statement = 'update recipients set language = $1';
    await service.query(statement, ['nl']);
    expect(await write()).toMatchObject({ source: 'curator', isEnglishInstead: true });
    await service.query(statement, ['de-AT']);
    const german = await write({ mayNameGift: true });
    expect(german).not.toHaveProperty('isEnglishInstead');
    expect(german.message).toContain('„teapot“');
    await service.query(statement, [null]);
    expect(await write()).not.toHaveProperty('isEnglishInstead');
  });

  it('is written without a gift, too', async () => {
    expect(faults((await write({ giftName: undefined })).message)).toEqual([]);
  });

  it.each(['ok', 'down'])('promises no gift in a card, while the model is in mode %s', async (mode) => {
    await setFault(sandbox, { mode });
    const { message } = await write({ giftName: undefined, isCard: true });
    expect(faults(message)).toEqual([]);
    expect(message).toContain('this card');
    expect(message).not.toMatch(/present|surprise/i);
  });

  it('stops, and so does the model, when the caller aborts', async () => {
    await setFault(sandbox, { mode: 'slow', delayMs: 600_000 });
    const leaving = new AbortController();
    const before = (await questionsTo(sandbox)).length;
    const call = service.call(
      generateMessage,
      { recipientId: recipient.recipientId },
      { caller, signal: leaving.signal },
    );
    call.catch(() => undefined);
    await eventually(async () => (await questionsTo(sandbox)).length > before);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await eventually(async () => (await questionsTo(sandbox))[0]!.outcome === 'abandoned');
  });

  it('is only for the sender’s own recipients', async () => {
    const stranger = service.call(generateMessage, { recipientId: recipient.recipientId }, { caller: aCaller() });
    await expect(stranger).rejects.toMatchObject({ status: 404 });
  });
});
