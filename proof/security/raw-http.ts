import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends bytes. @returns what arrives until the server closes or is silent for a while */
export async function exchange(url: string, bytes: string | Buffer, quietMs = 700): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const chunks: Buffer[] = [];
  const closed = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve());
    socket.setTimeout(quietMs, () => socket.destroy());
  });
  socket.write(bytes);
  await closed;
  return Buffer.concat(chunks).toString('latin1');
}

/** The status codes of all answers on a connection, in order. */
export const statusesOf = (answers: string): number[] =>
  [...answers.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));

/** A request, line by line. */
export const lines = (...text: string[]): string => text.join('\r\n');
