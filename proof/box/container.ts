import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../libs/cli/src/failure.ts';
import { mountOf, type Image } from './image.ts';

export interface Run {
  home: string;
  /** What is mounted on /data. */
  dataDir: string;
  env?: Record<string, string>;
  /** Instead of the image's own command. */
  command?: readonly string[];
  /** `none`: only its own loopback, so that it reaches nothing. */
  network?: 'none' | 'host';
}

/** The rights of `docker run --read-only --cap-drop ALL --security-opt no-new-privileges` as 1000:1000. */
const unprivileged = [
  'setpriv',
  '--reuid=1000',
  '--regid=1000',
  '--clear-groups',
  '--inh-caps=-all',
  '--bounding-set=-all',
  '--no-new-privs',
];

/** A process in the tree of an image: a root that cannot be written, /data, an empty /tmp, and processes of its own. */
export class Container {
  private readonly image: Image;
  private readonly options: Run;
  private readonly child: ChildProcess;
  private readonly place: string;
  readonly exited: Promise<number>;
  output = '';

  constructor(image: Image, options: Run) {
    this.image = image;
    this.options = options;
    mkdirSync(options.dataDir, { recursive: true });
    chownSync(options.dataDir, 1000, 1000);
    this.place = mkdtempSync(join(options.home, 'root-'));
    const isAlone = options.network === 'none';
    const separate = [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      '--propagation=private',
      ...(isAlone ? ['--net'] : []),
    ];
    this.child = spawn('unshare', [...separate, 'sh', '-euc', this.script(isAlone), 'sh', ...this.command()], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.exited = new Promise((resolve) => this.child.once('close', (code) => resolve(code ?? 137)));
    void this.exited.then(() => rmSync(this.place, { recursive: true, force: true }));
  }

  private script(isAlone: boolean): string {
    const { place } = this;
    return `
      ${mountOf(this.image.layers, place)}
      mount -t proc proc ${place}/proc
      mount -t tmpfs -o size=64m,mode=1777 tmpfs ${place}/tmp
      mount -t tmpfs -o mode=755 tmpfs ${place}/dev
      for each in null zero random urandom; do touch ${place}/dev/$each; mount --bind /dev/$each ${place}/dev/$each; done
      mkdir -m 1777 ${place}/dev/shm
      mount --bind ${this.options.dataDir} ${place}/data
      for file in /etc/resolv.conf /etc/hosts; do mount --bind $file ${place}$file; done
      ${isAlone ? 'ip link set lo up' : ''}
      exec chroot ${place} "$@"`;
  }

  private command(given: readonly string[] = this.options.command ?? this.image.command): string[] {
    const env = { ...this.image.env, HOME: '/tmp', ...this.options.env };
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const inPlace = ['sh', '-c', `cd ${this.image.workdir} && exec "$@"`, 'sh', ...given];
    return [...unprivileged, 'env', '-i', ...variables, ...inPlace];
  }

  /** The process that everything else ends with. */
  get pid(): number {
    const { pid } = this.child;
    const children = pid === undefined ? '' : readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    if (!children.trim()) throw new Failure(`The container has ended:\n${this.output}`);
    return Number(children.trim().split(' ')[0]);
  }

  /** Like `docker exec`. */
  execute(...words: string[]): Promise<{ code: number; printed: string }> {
    const spaces = ['--mount', '--pid', '--net', '--root', '--wd=/'];
    return new Promise((resolve) => {
      const child = execFile(
        'nsenter',
        [`--target=${this.pid}`, ...spaces, ...this.command(words)],
        (_error, out, err) => resolve({ code: child.exitCode ?? 1, printed: out + err }),
      );
    });
  }

  /** Waits for a line of its output. @returns the match */
  async says(line: RegExp, withinMs = 240_000): Promise<RegExpExecArray> {
    let hasEnded = false;
    void this.exited.then(() => (hasEnded = true));
    for (const end = Date.now() + withinMs; ; await delay(50)) {
      const found = line.exec(this.output);
      if (found) return found;
      if (hasEnded || Date.now() > end) throw new Failure(`It did not say ${line}:\n${this.output.slice(-3_000)}`);
    }
  }

  async stop(): Promise<number> {
    this.signal('SIGTERM');
    return this.exited;
  }

  /** All of its processes at once, as when a machine loses its power. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.exited;
  }

  private signal(name: NodeJS.Signals): void {
    try {
      process.kill(this.pid, name);
    } catch {
      // It has ended.
    }
  }
}
