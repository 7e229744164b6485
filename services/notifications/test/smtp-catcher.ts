import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface CaughtMail extends Email {
  /** `RCPT TO` of the conversation: the real recipients. */
  recipients: string[];
  raw: string;
  /** `MAIL FROM` of the conversation. */
  returnTo: string;
}

/**
 * - `accept`: accepts every mail
 * - `busy`: 451 at RCPT
 * - `refuse`: 550 at RCPT
 * - `refuse-content`: 554 to the content
 * - `swallow`: stores the mail and never answers
 * - `cut`: stores the mail and breaks the connection
 * - `drop`: breaks the connection at RCPT
 */
export type SmtpMode = 'accept' | 'busy' | 'refuse' | 'refuse-content' | 'swallow' | 'cut' | 'drop';

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A real SMTP server that stores mails, with faults on request. */
export class SmtpCatcher {
  mode: SmtpMode = 'accept';
  readonly mails: CaughtMail[] = [];
  private server?: SMTPServer;
  private readonly sockets = new Set<Socket>();
  private readonly unanswered: (() => void)[] = [];
  private port = 0;

  static async start(): Promise<SmtpCatcher> {
    const catcher = new SmtpCatcher();
    await catcher.open();
    return catcher;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens on the same port as before. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      onRcptTo: (_address, _session, done) => {
        if (this.mode === 'busy') return done(refusal(451, 'Come back later'));
        if (this.mode === 'refuse') return done(refusal(550, 'No such mailbox'));
        if (this.mode === 'drop') return this.cutAll();
        done();
      },
      // A connection that breaks elsewhere ends in the middle of its mail.
      onData: (stream, session, answer) => void this.receive(stream, session, answer).catch(answer),
    });
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', () => resolve()));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  private async receive(stream: Readable, session: SMTPServerSession, answer: (error?: Error) => void): Promise<void> {
    const content = await buffer(stream);
    if (this.mode === 'refuse-content') return answer(refusal(554, 'Not wanted'));
    const mail = await PostalMime.parse(content);
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    this.mails.push({
      ...mail,
      recipients,
      raw: content.toString(),
      returnTo: (session.envelope.mailFrom || { address: '' }).address,
    });
    if (this.mode === 'swallow') this.unanswered.push(answer);
    else if (this.mode === 'cut') this.cutAll();
    else answer();
  }

  /** Answers the mails of mode `swallow`. */
  answerAtLast(): void {
    for (const answer of this.unanswered.splice(0)) answer();
  }

  /** Breaks open connections and refuses new ones. */
  async close(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    this.cutAll();
    await closed;
  }

  private cutAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}
