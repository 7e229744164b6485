import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bundleFolder, bundleOf, bundleWhenNeeded } from './bundle.ts';

describe('the bundles of the processes', () => {
  const root = mkdtempSync(join(tmpdir(), 'presently-bundle-'));
  const writing = (text: string, ms: number) => async (folder: string) => {
    mkdirSync(folder, { recursive: true });
    await delay(ms);
    writeFileSync(join(folder, 'gifting.js'), text);
  };
  const bundle = (stamp: string, text: string, ms = 0) => bundleWhenNeeded(root, stamp, undefined, writing(text, ms));
  const current = () => readFileSync(join(root, bundleOf('gifting')), 'utf8');

  afterAll(() => rmSync(root, { recursive: true }));

  it('are those of the first of several products that start at once', async () => {
    await Promise.all([bundle('build 1', 'slow', 60), bundle('build 1', 'fast', 20)]);
    expect(current()).toBe('fast');
    expect(readdirSync(dirname(join(root, bundleFolder)))).toEqual(['bundle']);
  });

  it('are written again for another build only', async () => {
    await bundle('build 1', 'again');
    expect(current()).toBe('fast');
    await bundle('build 2', 'new');
    expect(current()).toBe('new');
  });

  it('stay if new ones cannot be written', async () => {
    const fail = () => Promise.reject(new Error('no memory'));
    await expect(bundleWhenNeeded(root, 'build 3', undefined, fail)).rejects.toThrow('no memory');
    expect(current()).toBe('new');
  });
});
