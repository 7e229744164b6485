import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../libs/cli/src/failure.ts';

const loopback = '127.0.0.1';

/** Listens for a moment. @returns the port, or undefined if it is taken */
function tryPort(port: number, host: string | undefined): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: found } = server.address() as AddressInfo;
      server.close(() => resolve(found));
    });
  });
}

/**
 * Below the ports that systems give to outgoing connections: one of those could be taken before a server listens. Each
 * process begins elsewhere, so that two that start together choose different ports.
 */
const lowest = 20_000;
const highest = 32_499;
let next = lowest + (process.pid % 500) * 25;

/** Ports that are free now. Ports of parallel calls differ. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = next;
    next = next === highest ? lowest : next + 1;
    if (await tryPort(port, loopback)) ports.push(port);
  }
  return ports;
}

/**
 * Checks that a port is free on every address.
 * @param patienceMs how long a process that is ending may still hold the port
 */
export async function expectFree(name: string, port: number, patienceMs: number): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await delay(100)) {
    if (await tryPort(port, undefined)) return;
    if (Date.now() >= deadline)
      throw new Failure(`Port ${port} is taken by another program. Choose one: ${name}=${port + 1} npm start`);
  }
}
