import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainNatsServer } from './servers/nats-server.ts';
import { brokerUsers, secretOfUser } from '../../libs/topology/src/broker-users.ts';
import { environment } from '../../libs/cli/src/environment.ts';
import { keepCertificates } from '../../libs/cli/src/certificates.ts';
import { natsConfig, natsPasswords } from './nats.ts';

describe('the embedded NATS', () => {
  it('has a configuration that the installed server accepts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nats "quoted" '));
    try {
      const file = join(folder, 'nats.conf');
      const certificates = await keepCertificates({ authority: folder, server: folder }, ['127.0.0.1']);
      writeFileSync(file, natsConfig(folder, 4222, certificates));
      const binary = await obtainNatsServer(join(import.meta.dirname, '../../.data/bin'), () => undefined);
      // A password may contain any character.
      const secrets = Object.fromEntries(brokerUsers.map((user) => [secretOfUser(user), '7e-_"$x']));
      execFileSync(binary, ['-t', '-c', file], { stdio: 'pipe', env: { ...environment, ...natsPasswords(secrets) } });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
