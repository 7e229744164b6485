import { connect, type Socket } from 'node:net';

interface RawMessage {
  reply?: string;
  /** The whole block of headers, as it stands on the wire. */
  headers?: string | Uint8Array;
  body?: string | Uint8Array;
}

/** Says to a broker what no client would: bytes as they are, also where headers are expected. */
export class RawPublisher {
  private heard = '';

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => (this.heard += chunk.toString('latin1')));
    // Whatever is wrong with the connection shows when its answer is waited for.
    socket.on('error', () => {});
  }

  /** @param url with the user's name and password, where the broker asks for them */
  static async connect(url: string): Promise<RawPublisher> {
    const { hostname, port, username, password } = new URL(url);
    const publisher = new RawPublisher(connect(Number(port), hostname));
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
   * Waits until the broker has taken everything.
   * @throws Error when it has ended the connection
   */
  async flush(): Promise<void> {
    this.heard = '';
    this.socket.write('PING\r\n');
    while (!this.heard.includes('PONG\r\n')) {
      if (this.socket.destroyed) throw new Error(`the broker has ended the connection: ${this.heard}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  close(): void {
    this.socket.destroy();
  }
}
