import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure } from '@presently/cli/failure';
import type { ServiceName } from '@presently/topology/services';

/** The rows of one table, as `copy` writes them, gzipped. */
export interface TableCopy {
  table: string;
  columns: string[];
  rows: number;
  file: string;
}

/** One service's schema at the instant of the backup. */
export interface SchemaCopy {
  /** Names, in the order in which they ran. They run again before the rows are loaded. */
  migrations: string[];
  /** No table refers to a later one. */
  tables: TableCopy[];
  /** The last values of identity columns. */
  sequences: Record<string, string>;
}

/** The contents of a backup. */
export interface Manifest {
  format: 1;
  /** The product's version. */
  version: string;
  takenAt: string;
  postgres: string;
  services: Partial<Record<ServiceName, SchemaCopy>>;
  /** How many recordings the backup holds, or the bucket that they stay in. */
  media: { recordings: number } | { bucket: string };
}

const manifestFile = 'manifest.json';
const sumsFile = 'SHA256SUMS';

/** Checksums of a backup's files by path, in the format of `sha256sum -c SHA256SUMS`. */
export class Sums {
  private readonly byFile = new Map<string, string>();

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Writes a file of the backup and keeps its checksum. */
  async write(file: string, ...streams: [Readable, ...NodeJS.ReadWriteStream[]]): Promise<void> {
    const path = join(this.folder, file);
    const hash = createHash('sha256');
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(
      // oxlint-disable-next-line typescript/no-unsafe-argument -- pipeline's types take no array of streams
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

  /** Writes the manifest, then the checksums. A folder without them is no backup. */
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
 * Checks every byte of a backup and reads its manifest.
 * @throws Failure if a file is missing or changed, or the format is another
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
