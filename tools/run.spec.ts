import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('a tool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-run-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ends with the process that started it over a channel', async () => {
    const script = join(folder, 'endless.ts');
    writeFileSync(script, `setInterval(() => {}, 1_000);\nconsole.log('up');\n`);
    const env = { ...process.env, NODE_OPTIONS: '', npm_lifecycle_event: '' };
    const run = spawn(process.execPath, ['tools/run.mjs', script], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env,
    });
    try {
      await once(run.stdout!, 'data');
      run.disconnect();
      // It ended as its tool did.
      expect(await once(run, 'exit')).toEqual([null, 'SIGTERM']);
    } finally {
      run.kill('SIGKILL');
    }
  });
});
