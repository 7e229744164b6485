import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, matchesGlob, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';
import { root } from '../../tools/root.ts';
import { baseFor, fetchVariables } from './bases.ts';
import { filledIn, stagesOf, type Instruction, type Stage } from './dockerfile.ts';

const run = promisify(execFile);
const sha = (...parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 24);

export interface Image {
  /** Folders, the lowest first; the first is the base. */
  layers: string[];
  /** Names the content: the instructions and what they copy. */
  key: string;
  env: Record<string, string>;
  workdir: string;
  user: string;
  command: string[];
  healthcheck: string[];
  volumes: string[];
}

/**
 * Builds a stage of the Dockerfile without an engine: each instruction becomes a layer over those before it, by overlayfs
 * and chroot, and a layer whose instruction and files are known is not made again. Understands what our Dockerfile uses.
 */
export class ImageBuilder {
  private readonly stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  private readonly built = new Map<string, Promise<Image>>();
  private readonly home: string;
  private context?: Promise<{ folder: string; key: string }>;

  constructor(home: string) {
    this.home = home;
    mkdirSync(join(home, 'layers'), { recursive: true });
  }

  build(name: string): Promise<Image> {
    const known = this.built.get(name) ?? this.make(this.stages.get(name)!);
    this.built.set(name, known);
    return known;
  }

  private async make({ name, base, instructions }: Stage): Promise<Image> {
    let image = this.stages.has(base) ? await this.build(base) : await this.fromOthers(base);
    for (const instruction of instructions) image = await this.step(name, image, instruction);
    return image;
  }

  private async fromOthers(base: string): Promise<Image> {
    const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };
    const rest = { workdir: '/', user: '0:0', command: [], healthcheck: [], volumes: [] };
    return { layers: [await baseFor(base)], key: sha(base), env, ...rest };
  }

  private async step(stage: string, image: Image, { name, text }: Instruction): Promise<Image> {
    if (name === 'ENV') {
      const pairs = [...text.matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key, filledIn(value!, image.env)]);
      return { ...image, env: { ...image.env, ...(Object.fromEntries(pairs) as Record<string, string>) } };
    }
    if (name === 'WORKDIR') return { ...image, workdir: text };
    if (name === 'USER') return { ...image, user: text };
    if (name === 'VOLUME') return { ...image, volumes: [...image.volumes, text] };
    if (name === 'HEALTHCHECK') return { ...image, healthcheck: listIn(text.slice(text.indexOf('CMD'))) };
    if (name === 'CMD') return { ...image, command: listIn(text) };
    if (name === 'COPY') return this.copy(stage, image, text);
    if (name === 'RUN') return this.execute(stage, image, text);
    if (name === 'ARG' || name === 'EXPOSE') return image;
    throw new Failure(`This builder does not know ${name}`);
  }

  private async copy(stage: string, image: Image, text: string): Promise<Image> {
    const words = text.split(/\s+/);
    const from = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : undefined;
    const to = resolve(image.workdir, words.at(-1)!);
    const isFolder = /(\/|^\.)$/.test(words.at(-1)!);
    const paths = words.slice(0, -1);
    const source = from ? await this.build(from) : await this.readContext();
    const content = 'folder' in source ? await contentKey(source.folder, paths) : await this.contentIn(source, paths);
    return this.layer(stage, image, `COPY ${text}`, content, async (upper, scratch) => {
      const place = 'folder' in source ? source.folder : join(scratch, 'source');
      const mount = 'folder' in source ? [] : [mountOf([...source.layers], place)];
      const copies = paths.map((path) => {
        const target = `${upper}${to}`;
        // What is in a folder is copied, not the folder.
        return `if [ -d "${place}/${path}" ]; then mkdir -p "${target}"; cp -a "${place}/${path}/." "${target}/"; else
          mkdir -p "${isFolder ? target : dirname(target)}"; cp -a "${place}/${path}" "${target}"; fi`;
      });
      await inNamespace([`mkdir -p "${place}"`, ...mount, ...copies].join('\n'));
    });
  }

  /** By content, so that an edit that leads to the same files makes no later layer again. */
  private async contentIn(image: Image, paths: readonly string[]): Promise<string> {
    const place = mkdtempSync(join(this.home, 'scratch-'));
    try {
      return sha(await inNamespace(`${mountOf(image.layers, place)}\n${checksums(place, paths)}`));
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  }

  private execute(stage: string, image: Image, text: string): Promise<Image> {
    const command = text.replaceAll(/--mount=\S+\s+/g, '');
    const cache = homedir();
    return this.layer(stage, image, `RUN ${text}`, JSON.stringify(image.env), async (upper, scratch) => {
      const [top, work] = [join(scratch, 'root'), join(scratch, 'work')];
      const env = { ...image.env, ...fetchVariables(), HOME: '/root' };
      const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
      await inNamespace(`
        mkdir -p "${top}" "${work}" "${cache}/.npm"
        mount -t overlay overlay -o "lowerdir=${image.layers.toReversed().join(':')},upperdir=${upper},workdir=${work}" "${top}"
        mount --rbind /dev "${top}/dev"; mount -t proc proc "${top}/proc"; mount -t tmpfs tmpfs "${top}/tmp"
        for file in /etc/resolv.conf /etc/hosts; do mount --bind "$file" "${top}$file"; done
        mount -t tmpfs tmpfs "${top}/root"; mkdir "${top}/root/.npm"; mount --bind "${cache}/.npm" "${top}/root/.npm"
        if [ -f "${cache}/.npmrc" ]; then cp "${cache}/.npmrc" "${top}/root/.npmrc"; fi
        exec chroot "${top}" env -i ${given.map(quoted).join(' ')} sh -c ${quoted(`mkdir -p ${image.workdir} && cd ${image.workdir} && ${command}`)}`);
    });
  }

  /** Makes a layer over an image, unless one of the same name is there. */
  private async layer(
    stage: string,
    image: Image,
    instruction: string,
    content: string,
    write: (upper: string, scratch: string) => Promise<void>,
  ): Promise<Image> {
    const key = sha(image.key, instruction, content);
    const folder = join(this.home, 'layers', key);
    const result = { ...image, key, layers: [...image.layers, folder] };
    if (existsSync(folder)) return result;
    const started = performance.now();
    const scratch = mkdtempSync(join(this.home, 'scratch-'));
    const upper = join(scratch, 'upper');
    mkdirSync(upper);
    try {
      await write(upper, scratch);
      renameSync(upper, folder);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
    say(stage, instruction.replaceAll(/\s+/g, ' ').slice(0, 70), performance.now() - started);
    return result;
  }

  /** What `.dockerignore` lets pass. */
  private readContext(): Promise<{ folder: string; key: string }> {
    this.context ??= (async () => {
      const folder = mkdtempSync(join(this.home, 'context-'));
      for (const path of contextFiles()) {
        mkdirSync(join(folder, dirname(path)), { recursive: true });
        cpSync(join(root, path), join(folder, path), { preserveTimestamps: true });
      }
      return { folder, key: await contentKey(folder, ['.']) };
    })();
    return this.context;
  }

  async close(): Promise<void> {
    const context = await this.context;
    if (context) rmSync(context.folder, { recursive: true, force: true });
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const listIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

/** Several folders as one that cannot be written. */
export const mountOf = (layers: string[], place: string): string =>
  layers.length > 1
    ? `mount -t overlay overlay -o "lowerdir=${layers.toReversed().join(':')}" "${place}"`
    : `mount --bind "${layers[0]}" "${place}"; mount -o remount,ro,bind "${place}"`;

/** Mounts of a script end with it. @throws Failure with the last lines of what it printed */
async function inNamespace(script: string): Promise<string> {
  const options = { maxBuffer: 100_000_000 };
  const ended = run('unshare', ['--mount', '--propagation=private', 'sh', '-euc', script], options);
  const { stdout } = await ended.catch((error: unknown) => {
    const { stdout: out, stderr } = error as { stdout: string; stderr: string };
    throw new Failure(`${out}\n${stderr}`.trim().split('\n').slice(-25).join('\n'));
  });
  return stdout;
}

const checksums = (folder: string, paths: readonly string[]): string => {
  const relative = paths.map((path) => quoted(`./${path}`)).join(' ');
  return `cd ${quoted(folder)} && find ${relative} -type f | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 sha256sum`;
};

const contentKey = async (folder: string, paths: readonly string[]): Promise<string> =>
  sha((await run('sh', ['-c', checksums(folder, paths)], { maxBuffer: 100_000_000 })).stdout);

function contextFiles(): string[] {
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((each) => each !== '' && !each.startsWith('#'));
  const named = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  const ignored = rules.slice(rules.findLastIndex((rule) => rule.startsWith('!')) + 1);
  const isIgnored = (path: string) =>
    path.split('/').some((_part, index, parts) => {
      const above = parts.slice(0, index + 1).join('/');
      return ignored.some((rule) => matchesGlob(above, rule));
    });
  return named
    .flatMap((name) => [name, ...globSync(`${name}/**/*`, { cwd: root, exclude: (path) => isIgnored(path) })])
    .filter((path) => !isIgnored(path) && statSync(join(root, path)).isFile());
}

/** Bytes of the files in layers; of a file that a later layer replaces, all copies count, as in an image. */
export async function sizeOf(layers: readonly string[]): Promise<number> {
  const { stdout } = await run('du', ['--summarize', '--apparent-size', '--block-size=1', '--count-links', ...layers]);
  return stdout
    .trim()
    .split('\n')
    .reduce((sum, each) => sum + Number(each.split('\t')[0]), 0);
}
