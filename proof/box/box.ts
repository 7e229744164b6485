import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../libs/cli/src/failure.ts';
import { readRunFile, type RunFile } from '../../tools/supervisor/run-file.ts';
import { home } from './bases.ts';
import { Container } from './container.ts';
import type { Image } from './image.ts';
import type { MailServer } from './mail-server.ts';

/** A box on one data folder, started as often as needed. */
export class Box {
  readonly image: Image;
  readonly dataDir: string;
  readonly url: string;
  private readonly env: Record<string, string>;
  private readonly port: number;
  private readonly mail: MailServer;
  private container?: Container;

  constructor(image: Image, dataDir: string, port: number, mail: MailServer) {
    this.image = image;
    this.dataDir = dataDir;
    this.port = port;
    this.mail = mail;
    this.url = `http://127.0.0.1:${port}`;
    // The authority of the mail server, as a household with one of its own would name it.
    this.env = { PORT: String(port), NODE_EXTRA_CA_CERTS: '/data/mail-ca.crt' };
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'mail-ca.crt'), mail.authority);
  }

  get now(): Container {
    if (!this.container) throw new Failure('The box does not run');
    return this.container;
  }

  /** @returns milliseconds until it was ready */
  async start(network: 'none' | 'host' = 'host'): Promise<number> {
    const started = performance.now();
    this.container = this.run({ network });
    await this.container.says(/^ready\b.*\n/m);
    return performance.now() - started;
  }

  /** A container with its folder and another command or environment. */
  run({
    env = {},
    ...more
  }: {
    env?: Record<string, string>;
    command?: string[];
    network?: 'none' | 'host';
  }): Container {
    return new Container(this.image, { home, dataDir: this.dataDir, env: { ...this.env, ...env }, ...more });
  }

  /** Runs `ops` in the running box. @returns what it printed. @throws Failure unless it succeeds */
  async ops(...words: string[]): Promise<string> {
    const { code, printed } = await this.now.execute('ops', ...words);
    if (code !== 0) throw new Failure(`ops ${words.join(' ')}: ${printed}`);
    return printed;
  }

  get runFile(): RunFile {
    return readRunFile(this.dataDir)!;
  }

  /** Another box of the same image on another folder. Only one of them runs at a time. */
  beside(name: string): Box {
    return new Box(this.image, join(dirname(this.dataDir), name), this.port, this.mail);
  }
}
