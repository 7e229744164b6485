import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

const largestMail = 25 * 1024 * 1024;

/** A refusal with its SMTP code. */
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

export interface MailHandler {
  /** Throws to refuse this recipient permanently. */
  onRecipient(address: string): void;
  /** The server answers `250` when this resolves. */
  onMail(raw: Buffer, envelope: { from: string; to: string[] }): Promise<void>;
}

/** An SMTP server whose port can be closed and opened again. */
export class SmtpListener {
  private server?: SMTPServer;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly handler: MailHandler) {}

  get isOpen(): boolean {
    return this.server !== undefined;
  }

  /** @returns the port that was opened, also for port 0 */
  async open(port: number, host: string): Promise<number> {
    const server = new SMTPServer({
      banner: 'Presently sandbox',
      size: largestMail,
      authOptional: true,
      // Any sign-in is accepted, without TLS: the sandbox has no certificate.
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'sandbox' }),
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => {
        try {
          this.handler.onRecipient(address);
          done();
        } catch (error) {
          done(refusal(550, (error as Error).message));
        }
      },
      onData: (stream, session, answer) => {
        this.receive(stream, session).then(
          () => answer(null, 'Accepted by the sandbox'),
          (error: Error) => answer(error),
        );
      },
    });
    server.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve());
    });
    // Clients may disconnect at any time. Without a listener, that error would end the process.
    server.removeAllListeners('error').on('error', () => undefined);
    this.server = server;
    return (server.server.address() as AddressInfo).port;
  }

  private async receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw refusal(552, 'Message too big');
    await this.handler.onMail(raw, envelopeOf(session));
  }

  /** Refuses new connections and breaks open ones. */
  async close(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

function envelopeOf({ envelope }: SMTPServerSession): { from: string; to: string[] } {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  };
}
