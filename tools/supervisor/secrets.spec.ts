import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSecrets } from './secrets.ts';

describe('the passwords of a data folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'secrets-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are created once, all different, and kept', () => {
    const first = keepSecrets(folder, ['identity', 'gifting']);
    expect(first.identity).toMatch(/^[\w-]{32}$/);
    expect(first.gifting).not.toBe(first.identity);
    expect(keepSecrets(folder, ['identity', 'gifting', 'billing'])).toEqual({ ...first, billing: expect.any(String) });
  });

  it('can be read by the user only', () => {
    keepSecrets(folder, ['identity']);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
});
