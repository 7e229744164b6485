import type { BrokerAddress } from '@presently/messaging/connection';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { connect as connectSecurely } from 'node:tls';

interface RawMessage {
  reply?: string;
  /** The block of headers as it is on the wire. */
  headers?: string | Uint8Array;
  body?: string | Uint8Array;
}

/** Publishes raw bytes, including malformed headers, which a NATS client refuses to send. */
export class RawPublisher {
  private received = '';

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => (this.received += chunk.toString('latin1')));
    // flush() reports a broken connection.
    socket.on('error', () => {});
  }

  /** @param broker with the file of its authority, if it has one */
  static async connect(broker: BrokerAddress | string): Promise<RawPublisher> {
    const { url, ca } = typeof broker === 'string' ? { url: broker } : broker;
    const { hostname, port, username, password } = new URL(url);
    let socket = connect(Number(port), hostname);
    if (ca) {
      // The server's greeting comes before the handshake.
      await once(socket, 'data');
      socket = connectSecurely({ socket, host: hostname, ca: readFileSync(ca) });
    }
    const publisher = new RawPublisher(socket);
    const signIn = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    publisher.socket.write(`CONNECT ${JSON.stringify({ verbose: false, headers: true, ...signIn })}\r\n`);
    await publisher.flush();
    return publisher;
  }

  publish(subject: string, { reply = '', headers, body = '' }: RawMessage): void {
    const head = headers === undefined ? undefined : Buffer.from(headers);
    const payload = Buffer.concat([head ?? Buffer.alloc(0), Buffer.from(body)]);
    const verb = head ? `HPUB ${subject} ${reply} ${head.length}` : `PUB ${subject} ${reply}`;
    this.socket.write(Buffer.concat([Buffer.from(`${verb} ${payload.length}\r\n`), payload, Buffer.from('\r\n')]));
  }

  /**
   * Blocks until the broker has processed everything.
   * @throws Error if the broker has closed the connection
   */
  async flush(): Promise<void> {
    this.received = '';
    this.socket.write('PING\r\n');
    while (!this.received.includes('PONG\r\n')) {
      if (this.socket.destroyed) throw new Error(`the broker has ended the connection: ${this.received}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  close(): void {
    this.socket.destroy();
  }
}
