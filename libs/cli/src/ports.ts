import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

const loopback = '127.0.0.1';

/** Below the ports that systems give to outgoing connections: one of those could be taken before a server listens. */
const lowest = 20_000;
const count = 12_500;

/** Listens for a moment. @returns whether the port is free */
export function isFree(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Holds a port for a server of TCP that starts later, by the UDP socket of the same number: only one process has that,
 * and loses it when it ends, however it ends.
 * @returns whether nobody else holds it
 */
function hold(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: loopback, exclusive: true }, () => {
      socket.unref();
      resolve(true);
    });
  });
}

let next = Math.floor(Math.random() * count);

/** Free ports of this machine. No other process that asks here gets one of them as long as this process runs. */
export async function holdPorts(wanted: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < wanted) {
    const port = lowest + next;
    next = (next + 1) % count;
    if ((await hold(port)) && (await isFree(port, loopback))) ports.push(port);
  }
  return ports;
}

export const holdPort = async (): Promise<number> => (await holdPorts(1))[0]!;
