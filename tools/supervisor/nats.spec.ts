import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainNatsServer } from '../nats-server.ts';
import { natsConfig } from './nats.ts';

describe('the embedded NATS', () => {
  it('is configured in words that the installed server knows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nats "quoted" '));
    try {
      const file = join(folder, 'nats.conf');
      writeFileSync(file, natsConfig(folder, 4222));
      const binary = await obtainNatsServer(join(import.meta.dirname, '../../.data/bin'), () => undefined);
      execFileSync(binary, ['-t', '-c', file], { stdio: 'pipe' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
