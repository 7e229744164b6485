import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../../libs/cli/src/environment.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import { obtainNatsServer } from '../../tools/supervisor/servers/nats-server.ts';

const run = promisify(execFile);
/** Bases and layers are kept here. */
export const home = '/var/tmp/presently-box';

const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** Debian's smallest system with this Node and npm: what `node:24-bookworm-slim` is made of, but not that image. */
async function nodeBase(folder: string): Promise<void> {
  const sources = '/etc/apt/sources.list.d/debian.sources';
  const mirror = existsSync(sources) ? /^URIs:\s*(\S+)/m.exec(readFileSync(sources, 'utf8'))?.[1] : undefined;
  const packages = '--include=ca-certificates';
  await run('debootstrap', ['--variant=minbase', packages, 'bookworm', folder, ...(mirror ? [mirror] : [])]);
  copyFileSync(certificates, join(folder, certificates));
  copyFileSync(process.execPath, join(folder, 'usr/local/bin/node'));
  // Not `npm root -g`, which goes by the Node that runs it: that may have none beside it.
  const { stdout } = await run('sh', ['-c', 'realpath "$(command -v npm)"']);
  cpSync(join(dirname(stdout.trim()), '..'), join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
  await run('chroot', [folder, 'groupadd', '--gid', '1000', 'node']);
  await run('chroot', [folder, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
  for (const cache of ['var/cache/apt/archives', 'var/lib/apt/lists']) rmSync(join(folder, cache), { recursive: true });
  for (const file of ['etc/resolv.conf', 'etc/hosts'])
    if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), '');
}

/** A folder with the server alone, where its image has it. */
async function natsBase(folder: string): Promise<void> {
  const server = await obtainNatsServer(join(folder, 'fetched'), () => undefined);
  const place = join(folder, 'usr/local/bin');
  mkdirSync(place, { recursive: true });
  copyFileSync(server, join(place, 'nats-server'));
  chmodSync(join(place, 'nats-server'), 0o755);
}

const makers: Record<string, (folder: string) => Promise<void>> = { node: nodeBase, nats: natsBase };

/** The stand-in for an image of others, made once. @returns its folder */
export async function baseFor(image: string): Promise<string> {
  const name = image.split(':')[0]!;
  const make = makers[name];
  if (!make) throw new Failure(`There is no stand-in for ${image}`);
  const folder = join(home, `base-${name}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await make(unfinished);
  renameSync(unfinished, folder);
  return folder;
}

/** Why no image can be built on this machine; undefined if one can. */
export function obstacle(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'without an engine it needs root on Linux';
  const programs = ['unshare', 'nsenter', 'setpriv', 'chroot', 'ip'];
  if (!existsSync(join(home, 'base-node'))) programs.push('debootstrap');
  const folders = (environment.PATH ?? '').split(':').concat('/usr/sbin', '/sbin');
  const missing = programs.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  return missing.length > 0 ? `${missing.join(', ')} is not installed` : undefined;
}

/** Variables with which packages are fetched on this machine. */
export const fetchVariables = (): Record<string, string> =>
  environment.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: certificates } : {};
