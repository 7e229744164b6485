import { register, signIn } from '@presently/contracts/identity/sessions';
import { Problem } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aUser } from '../../test/samples.js';
import { TestGateway } from '../../test/test-gateway.js';

const token = 'T'.repeat(32);
const path = `/first-run/${token}`;
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const typed = { username: 'mum', password: 'a long enough secret', publicUrl: 'https://gifts.lee-family.invalid' };

describe('the first-run page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-run-'));
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url, { FIRST_RUN_DIR: folder });
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
    rmSync(folder, { recursive: true });
  });
  const signedIn = () => ({ user: aUser(), sessionToken: 's'.repeat(43), expiresAt: '2027-01-01T00:00:00Z' });
  beforeEach(async () => {
    for (const file of readdirSync(folder)) rmSync(join(folder, file));
    gateway.services.forgetCalls();
    await gateway.services.answer(register, signedIn);
    offer();
  });
  const offer = (expiresAt = new Date(Date.now() + 60_000)) =>
    writeFileSync(
      join(folder, 'first-run.json'),
      JSON.stringify({ tokenHash: createHash('sha256').update(token).digest('hex'), expiresAt }),
    );
  const open = (at = path, headers = {}) => gateway.raw(`GET ${at}`, undefined, headers);
  const press = (fields: Record<string, string> = {}, headers: Record<string, string> = form) =>
    gateway.raw(`POST ${path}`, new URLSearchParams({ ...typed, ...fields }).toString(), headers);
  const isOpen = async () => (await open()).status === 200;

  it('opens with the token from the log, as long as that is valid', async () => {
    const page = await open();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await open(`/first-run/${'U'.repeat(32)}`)).status).toBe(404);
    offer(new Date(Date.now() - 1));
    expect([(await open()).status, (await press()).status]).toEqual([404, 404]);
    rmSync(join(folder, 'first-run.json'));
    expect([(await open()).status, (await press()).status]).toEqual([404, 404]);
    expect(gateway.services.callsOf(register)).toEqual([]);
  });

  it('speaks the language of the browser, and passes on which rules are broken', async () => {
    const page = await open(path, { 'accept-language': 'de-CH, fr;q=0.5' });
    expect([page.headers.get('content-language'), page.text]).toEqual([
      'de',
      expect.stringContaining('"language":"de"'),
    ]);
    expect((await open(`${path}?language=ja`)).text).toContain('"language":"ja"');
    expect((await press({ username: 'a' })).text).toContain('"rules":{"username":{"rule":"too-short"');
  });

  it('writes the settings and the name of the administrator, for the supervisor only', async () => {
    const answer = await press();
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"state":"done"')]);
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;
    expect(read('settings.json')).toEqual({ PUBLIC_URL: 'https://gifts.lee-family.invalid' });
    expect(read('administrator.json')).toEqual({ username: 'mum' });
    expect(readdirSync(folder).toSorted()).toEqual(['administrator.json', 'settings.json']);
    expect((await press()).status).toBe(404);
    expect(gateway.services.callsOf(register)).toMatchObject([
      { input: { registration: { username: 'mum', password: 'a long enough secret' } } },
    ]);
  });

  it('is used by one of two presses', async () => {
    const answers = await Promise.all([press(), press({ username: 'dad' })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect(gateway.services.callsOf(register)).toHaveLength(1);
  });

  it('keeps what was typed and stays open if something is wrong, and shows no password', async () => {
    const smtp = { smtpHost: 'mail.invalid', smtpPassword: 'of the mail server' };
    const wrong = await press({ ...smtp, password: 'short', publicUrl: 'http://x.invalid' });
    expect(wrong.status).toBe(400);
    for (const kept of ['mum', 'http://x.invalid', 'mail.invalid', 'must begin with https://'])
      expect(wrong.text).toContain(kept);
    expect(wrong.text).toContain('"password":"');
    expect(wrong.text).not.toMatch(/of the mail server|"short"/);
    expect(gateway.services.callsOf(register)).toEqual([]);
    expect([await isOpen(), existsSync(join(folder, 'settings.json'))]).toEqual([true, false]);
  });

  it('stays open if identity refuses or does not answer', async () => {
    const taken = () => {
      throw new Problem('username-taken', 409, 'Username already exists');
    };
    await gateway.services.answer(register, taken);
    await gateway.services.answer(signIn, () => {
      throw new Problem('wrong-credentials', 401, 'Wrong');
    });
    const refused = await press();
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Username already exists')]);
    expect(refused.text).toContain('"code":"username-taken"');
    await gateway.services.silence(register);
    expect((await press()).status).toBe(503);
    expect([await isOpen(), existsSync(join(folder, 'settings.json'))]).toEqual([true, false]);
  });

  it('goes on with an account that an earlier try has left behind', async () => {
    await gateway.services.answer(register, () => {
      throw new Problem('username-taken', 409, 'Username already exists');
    });
    await gateway.services.answer(signIn, signedIn);
    expect((await press()).status).toBe(200);
    expect(existsSync(join(folder, 'administrator.json'))).toBe(true);
  });

  it('refuses pages of other sites', async () => {
    const foreign = { ...form, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await press({}, foreign)).status).toBe(403);
    expect(await isOpen()).toBe(true);
  });
});

describe('a gateway that is not in a box', () => {
  it('has no first-run page', async () => {
    const broker = await TestBroker.start();
    const gateway = await TestGateway.start(broker.url);
    const press = gateway.raw(`POST ${path}`, new URLSearchParams(typed).toString(), form);
    const answers = await Promise.all([gateway.raw(`GET ${path}`, undefined, {}), press]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    await gateway.stop();
    await broker.destroy();
  });
});
