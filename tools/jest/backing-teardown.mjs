import { rmSync } from 'node:fs';

export default async function teardown() {
  const { postgres, directory } = globalThis.__PRESENTLY_BACKING__;
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
