import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../libs/cli/src/failure.ts';
import { isFree } from '../../libs/cli/src/ports.ts';

/**
 * Checks that a port is free on every address.
 * @param patienceMs how long a process that is ending may still hold the port
 */
export async function expectFree(name: string, port: number, patienceMs: number): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await delay(100)) {
    if (await isFree(port, undefined)) return;
    if (Date.now() >= deadline)
      throw new Failure(`Port ${port} is taken by another program. Choose one: ${name}=${port + 1} npm start`);
  }
}
