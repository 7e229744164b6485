import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../../../libs/cli/src/environment.ts';
import { Failure } from '../../../libs/cli/src/failure.ts';

const run = promisify(execFile);

/** The official release to download if no server is installed. */
const pinnedVersion = '2.12.7';
const releases = `https://github.com/nats-io/nats-server/releases/download/v${pinnedVersion}`;

/** SHA-256 of the release's archives, from NATS's own container images. Other platforms use the release's list. */
const pinnedChecksums: Record<string, string> = {
  'linux-amd64': '570d2d627db111e679cc1e6bc57ba78f373ed1769acd8dc9c21c8f62d15b3c52',
  'linux-arm64': '3b9a79986778285c0e5acaba0b1218b72f6159db68fe5b8916a7d846240f9f22',
};

const answerWithinMs = 5_000;
const downloadWithinMs = 120_000;

/** More folders in which a server may be installed. Debian uses one that only root has on its PATH. */
const usualFolders = ['/usr/local/bin', '/usr/sbin', '/usr/bin', '/opt/homebrew/bin'];

const program = process.platform === 'win32' ? 'nats-server.exe' : 'nats-server';

/** The platform as releases name it: `linux-amd64`. */
export function releasePlatform(platform: string = process.platform, arch: string = process.arch): string {
  const systems: Record<string, string> = { win32: 'windows' };
  const processors: Record<string, string> = { x64: 'amd64', ia32: '386', arm: 'arm7' };
  return `${systems[platform] ?? platform}-${processors[arch] ?? arch}`;
}

/** Whether the version that the program prints, such as `v2.9.10`, is at least 2.9. */
export function isUsable(versionOutput: string): boolean {
  const [, major, minor] = /v(\d+)\.(\d+)\.\d+/.exec(versionOutput) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 9);
}

/** The checksum of one file in a release's SHA256SUMS. */
export const checksumIn = (list: string, file: string): string | undefined =>
  list
    .split('\n')
    .map((line) => line.trim().split(/\s+\*?/))
    .find(([, name]) => name === file)?.[0];

async function isWorking(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return isUsable((await run(path, ['--version'])).stdout);
  } catch {
    return false;
  }
}

async function findInstalled(keptIn: string): Promise<string | undefined> {
  const folders = [...(environment.PATH ?? '').split(delimiter), ...usualFolders].filter((folder) => folder !== '');
  const candidates = [
    environment.NATS_SERVER_BIN,
    ...[...new Set(folders)].map((folder) => join(folder, program)),
    keptPath(keptIn),
  ];
  for (const path of candidates) if (path && (await isWorking(path))) return path;
  return undefined;
}

const keptPath = (folder: string) =>
  join(folder, `nats-server-${pinnedVersion}${process.platform === 'win32' ? '.exe' : ''}`);

async function fetchSoon(url: string): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new Error('no answer')), answerWithinMs);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([giveUp.signal, AbortSignal.timeout(downloadWithinMs)]),
    });
    if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

async function download(folder: string): Promise<string> {
  const platform = releasePlatform();
  const release = `nats-server-v${pinnedVersion}-${platform}`;
  const archive = `${release}.tar.gz`;
  const bytes = Buffer.from(await (await fetchSoon(`${releases}/${archive}`)).arrayBuffer());
  const expected =
    pinnedChecksums[platform] ?? checksumIn(await (await fetchSoon(`${releases}/SHA256SUMS`)).text(), archive);
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (actual !== expected) throw new Error(`${archive} is not the released file: its SHA-256 is ${actual}`);

  await mkdir(folder, { recursive: true });
  const unpacked = await mkdtemp(join(folder, 'unpack-'));
  try {
    await writeFile(join(unpacked, archive), bytes);
    await run('tar', ['-xzf', archive, `${release}/${program}`], { cwd: unpacked });
    await chmod(join(unpacked, release, program), 0o755);
    await rename(join(unpacked, release, program), keptPath(folder));
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
  return keptPath(folder);
}

async function installPackage(): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error('not root');
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'nats-server'], { env });
  await install().catch(async () => {
    await run('apt-get', ['update'], { env });
    await install();
  });
  for (const folder of usualFolders) if (await isWorking(join(folder, program))) return join(folder, program);
  throw new Error('the package contains no usable server');
}

const firstLine = (error: unknown) => {
  const { message, cause } = error as Error;
  return (cause instanceof Error ? `${message} (${cause.message})` : message).split('\n')[0];
};

/**
 * Finds a nats-server: the installed one, else the pinned release (downloaded once), else the system's package.
 * @param folder keeps a downloaded server
 * @param onFetch called before a download, which takes a while
 */
export async function obtainNatsServer(folder: string, onFetch: (what: string) => void): Promise<string> {
  const installed = await findInstalled(folder);
  if (installed) return installed;
  onFetch(`fetching nats-server ${pinnedVersion}`);
  try {
    return await download(folder);
  } catch (downloadError) {
    onFetch('the release cannot be fetched; installing the package nats-server');
    try {
      return await installPackage();
    } catch (packageError) {
      throw new Failure(
        `No nats-server is installed, and none can be downloaded:\n` +
          `  release ${pinnedVersion}: ${firstLine(downloadError)}\n` +
          `  system package: ${firstLine(packageError)}\n` +
          `Install nats-server 2.9 or newer (https://nats.io), or set NATS_URL to a running server with JetStream.`,
      );
    }
  }
}
