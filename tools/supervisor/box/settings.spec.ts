import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, needsSandbox, seedsDemo } from '../config.ts';
import { boxVariables, keysFile, missingParts, settingsFile } from './settings.ts';

describe('the settings of a box', () => {
  const folder = mkdtempSync(join(tmpdir(), 'box-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const image = { NODE_ENV: 'production', BOX: 'on', DATA_DIR: folder };
  const write = (settings: object) => writeFileSync(join(folder, settingsFile), JSON.stringify(settings));
  const configOf = (given: Record<string, string> = {}) =>
    readConfig({ ...image, ...boxVariables({ ...image, ...given }, folder) }, '/repo');

  it('need nothing, and are those of production', () => {
    const config = configOf();
    expect(config).toMatchObject({ isProduction: true, isBox: true, databaseUrl: undefined, natsUrl: undefined });
    expect([needsSandbox(config), seedsDemo(config)]).toEqual([false, false]);
  });

  it('have keys that are made once, for their user only', () => {
    const { SECOND_FACTOR_KEY, CONTACT_KEY, REMINDER_LINK_KEY } = boxVariables(image, folder);
    const keys = JSON.parse(readFileSync(join(folder, keysFile), 'utf8')) as object;
    expect(keys).toMatchObject({ SECOND_FACTOR_KEY, CONTACT_KEY, REMINDER_LINK_KEY });
    expect(boxVariables(image, folder)).toMatchObject(keys);
    expect(statSync(join(folder, keysFile)).mode & 0o777).toBe(0o600);
  });

  it('come from the file, and from the environment before it', () => {
    write({ PUBLIC_URL: 'https://gifts.lee-family.invalid', SMTP_URL: 'smtp://mail.invalid:587' });
    expect(configOf()).toMatchObject({
      publicUrl: 'https://gifts.lee-family.invalid',
      smtpUrl: 'smtp://mail.invalid:587',
    });
    expect(configOf({ PUBLIC_URL: 'https://other.invalid', SMTP_URL: ' ' })).toMatchObject({
      publicUrl: 'https://other.invalid',
      smtpUrl: 'smtp://mail.invalid:587',
    });
  });

  it('are variables of the processes only', () => {
    write({
      NODE_ENV: 'development',
      NODE_OPTIONS: '--inspect',
      BOX: 'off',
      PORT: '1',
      OPENAI_MODEL: 'small',
      CONTACT_EMAIL: 7,
    });
    const found = boxVariables(image, folder);
    expect(found).toMatchObject({ ...image, OPENAI_MODEL: 'small' });
    for (const name of ['NODE_OPTIONS', 'PORT', 'CONTACT_EMAIL']) expect(found).not.toHaveProperty(name);
  });

  it('are refused as production refuses them', () => {
    write({ PUBLIC_URL: 'http://gifts.lee-family.invalid' });
    expect(() => configOf()).toThrow('PUBLIC_URL must begin with https://');
    write({ OPENAI_IS_SANDBOX: 'true' });
    expect(() => configOf()).toThrow('OPENAI_IS_SANDBOX is for trying things out');
    writeFileSync(join(folder, settingsFile), '{');
    expect(() => configOf()).toThrow(`${join(folder, settingsFile)} cannot be read`);
  });

  it('name what is missing', () => {
    rmSync(join(folder, settingsFile));
    const named = (given: Record<string, string> = {}) =>
      missingParts(boxVariables({ ...image, ...given }, folder)).map(([name]) => name);
    expect(named()).toEqual(['mail', 'ideas', 'products', 'texts', 'payments']);
    expect(
      named({ SMTP_URL: 'smtp://mail.invalid:587', OPENAI_BASE_URL: 'http://localhost:1/v1', UCP_SHOPS: 'x' }),
    ).toEqual(['texts', 'payments']);
  });
});
