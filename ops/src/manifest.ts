import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../../tools/failure.ts';
import type { ServiceName } from '../../libs/topology/src/services.ts';

/** One table's rows, as `copy` writes them, compressed. */
export interface TableCopy {
  table: string;
  columns: string[];
  rows: number;
  file: string;
}

/** One service's schema at the instant of the backup. */
export interface SchemaCopy {
  /** Names, in the order in which they ran: what has to be there before rows can be put back. */
  migrations: string[];
  /** In an order in which nothing refers to what comes later. */
  tables: TableCopy[];
  /** What identity columns have counted to. */
  sequences: Record<string, string>;
}

/** What a backup is made of. */
export interface Manifest {
  format: 1;
  /** Of the product that made it. */
  version: string;
  takenAt: string;
  postgres: string;
  services: Partial<Record<ServiceName, SchemaCopy>>;
  /** Recordings that are in it, or the bucket that keeps them. */
  media: { recordings: number } | { bucket: string };
}

const manifestFile = 'manifest.json';
const sumsFile = 'SHA256SUMS';

/** Sums of a backup's files by their path, as `sha256sum -c SHA256SUMS` reads them. */
export class Sums {
  private readonly byFile = new Map<string, string>();

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Writes a file of the backup and remembers its sum. */
  async write(file: string, ...streams: [Readable, ...NodeJS.ReadWriteStream[]]): Promise<void> {
    const path = join(this.folder, file);
    const hash = createHash('sha256');
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(
      // oxlint-disable-next-line typescript/no-unsafe-argument -- pipeline's types know no list of streams
      [
        ...streams,
        async function* summed(source: AsyncIterable<Buffer>) {
          for await (const chunk of source) {
            hash.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(path, { mode: 0o600, flush: true }),
      ] as never,
    );
    this.byFile.set(file, hash.digest('hex'));
  }

  /** Writes the manifest, and at last the sums: without them nothing counts as a backup. */
  async close(manifest: Manifest): Promise<void> {
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(this.folder, manifestFile), text, { mode: 0o600, flush: true });
    this.byFile.set(manifestFile, createHash('sha256').update(text).digest('hex'));
    const lines = [...this.byFile].map(([file, sum]) => `${sum}  ${file}\n`);
    await writeFile(join(this.folder, sumsFile), lines.join(''), { mode: 0o600, flush: true });
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Reads a backup after looking at every byte of it.
 * @throws Failure when something is missing, changed, or of another kind
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const sums = await readFile(join(folder, sumsFile), 'utf8').catch(() => {
    throw new Failure(`${folder} is no finished backup: it has no ${sumsFile}.`);
  });
  const listed = new Map(
    sums
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );
  const damaged: string[] = [];
  for (const [file, sum] of listed) {
    const found = await sumOf(join(folder, file)).catch(() => undefined);
    if (found !== sum) damaged.push(`${file} is ${found === undefined ? 'missing' : 'not what was written'}`);
  }
  if (!listed.has(manifestFile)) damaged.push(`${manifestFile} is not in ${sumsFile}`);
  if (damaged.length > 0)
    throw new Failure(`This backup is damaged:\n${damaged.map((what) => `  - ${what}`).join('\n')}`);
  const manifest = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as Manifest;
  if ((manifest.format as number) !== 1)
    throw new Failure(`This release does not know backups of format ${String(manifest.format)}.`);
  const tables = Object.values(manifest.services).flatMap((schema) => schema.tables);
  const unlisted = tables.filter(({ file }) => !listed.has(file));
  if (unlisted.length > 0) throw new Failure(`This backup lacks ${unlisted.map(({ table }) => table).join(', ')}.`);
  return manifest;
}
