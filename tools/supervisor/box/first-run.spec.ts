import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endFirstRun, forgetRequest, offerFirstRun, requestedAdministrator } from './first-run.ts';

describe('the offer of a first run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'box-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'first-run.json');
  const now = new Date('2026-11-28T12:00:00Z');

  it('keeps a hash of the token and ends after a day', () => {
    const token = offerFirstRun(folder, now);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      tokenHash: createHash('sha256').update(token).digest('hex'),
      expiresAt: '2026-11-29T12:00:00.000Z',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('replaces an earlier one, and can be taken back', () => {
    expect(offerFirstRun(folder, now)).not.toBe(offerFirstRun(folder, now));
    endFirstRun(folder);
    expect(existsSync(file)).toBe(false);
    endFirstRun(folder);
  });

  it('names the account that the page has asked for', () => {
    expect(requestedAdministrator(folder)).toBeUndefined();
    writeFileSync(join(folder, 'administrator.json'), '{"username":"mum"}');
    expect(requestedAdministrator(folder)).toBe('mum');
    forgetRequest(folder);
    expect(requestedAdministrator(folder)).toBeUndefined();
  });
});
