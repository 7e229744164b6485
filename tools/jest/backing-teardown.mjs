import { once } from 'node:events';
import { rmSync } from 'node:fs';

export default async function teardown() {
  const { server, directory } = globalThis.__PRESENTLY_BACKING__;
  server.kill('SIGINT');
  if (server.exitCode === null) await once(server, 'exit');
  rmSync(directory, { recursive: true, force: true });
}
