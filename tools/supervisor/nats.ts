import { connect, TimeoutError, type NatsConnection } from '@nats-io/transport-node';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { join } from 'node:path';
import { makePrivateFolder } from './private-folder.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { environment } from '../../libs/cli/src/environment.ts';
import { keepCertificates, type CertificateFiles } from '../../libs/cli/src/certificates.ts';
import type { Config } from './config.ts';
import { leash } from './processes/leash.ts';
import { brokerUsers, passwordVariable, secretOfUser, type BrokerUser } from '../../libs/topology/src/broker-users.ts';
import { withRole } from '../../libs/cli/src/postgres.ts';
import type { ProcessPlan } from './processes/managed-process.ts';
import type { Secrets } from './secrets.ts';

/**
 * Streams reserve their largest size, so this limits what they reserve and not what they store. Without it the server
 * takes a share of the disk space that is free when it starts.
 */
const largestStore = '64GB';

const permissions = readFileSync(join(import.meta.dirname, '../../deploy/nats/permissions.conf'), 'utf8');

/** Only settings that nats-server 2.9 knows. It refuses to start with others, such as `sync_interval`. */
export const natsConfig = (dataDir: string, port: number, { certificate, key }: CertificateFiles): string =>
  [
    `listen: 127.0.0.1:${port}`,
    'server_name: presently',
    'max_payload: 1MB',
    `pid_file: ${JSON.stringify(join(dataDir, 'nats.pid'))}`,
    'jetstream {',
    `  store_dir: ${JSON.stringify(join(dataDir, 'nats'))}`,
    '  max_memory_store: 64MB',
    `  max_file_store: ${largestStore}`,
    '}',
    'tls {',
    `  cert_file: ${JSON.stringify(certificate)}`,
    `  key_file: ${JSON.stringify(key)}`,
    '}',
    permissions,
  ].join('\n');

/** A server sends its INFO line as soon as it accepts connections. */
function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTo(port, '127.0.0.1');
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('INFO'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false)).once('close', () => resolve(false));
  });
}

const answersWithinMs = 4_000;

/**
 * Whether a server that answers still stores events. After a full disk it may never do so again: it ignores JetStream
 * requests and SIGTERM, and reports itself healthy. A server that does not answer at all counts as storing.
 */
async function storesEvents(port: number, pass: string | undefined, caFile: string): Promise<boolean> {
  let nats: NatsConnection;
  try {
    const servers = `127.0.0.1:${port}`;
    const server = { servers, user: 'ops' satisfies BrokerUser, pass, tls: { caFile }, ignoreClusterUpdates: true };
    nats = await connect({ ...server, reconnect: false, timeout: answersWithinMs });
  } catch {
    return true;
  }
  const closed = nats.closed();
  try {
    await nats.request('$JS.API.INFO', '', { timeout: answersWithinMs });
    return true;
  } catch (error) {
    // Closed or refused. Only silence counts as not storing.
    return !(error instanceof TimeoutError);
  } finally {
    nats.close().catch(() => undefined);
    await Promise.race([closed, delay(1_000)]);
  }
}

/** Ends a server that outlived its supervisor, because two servers must never share a store. */
async function endForgottenServer(dataDir: string): Promise<void> {
  let pid: number;
  try {
    pid = Number(readFileSync(join(dataDir, 'nats.pid'), 'utf8'));
    if (!readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('nats-server')) return;
  } catch {
    return;
  }
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const deadline = Date.now() + 5_000; Date.now() < deadline; await delay(50)) {
      try {
        process.kill(pid, deadline - Date.now() > 4_950 ? signal : 0);
      } catch {
        return;
      }
    }
  }
}

/** The URLs of the broker, with a name and a password for each user. */
export type BrokerUrls = Record<BrokerUser, string>;

export interface Broker {
  urls: BrokerUrls;
  /** The authority that signed its certificate, as `NATS_CA` names it. */
  ca?: string | undefined;
}

const urlsFor = (urlOf: (user: BrokerUser) => string): BrokerUrls =>
  Object.fromEntries(brokerUsers.map((user) => [user, urlOf(user)])) as BrokerUrls;

/** A broker from the environment, with a URL for each process or one for all. */
export const externalBroker = ({ natsUrls, natsCa }: Config, natsUrl: string): Broker => ({
  urls: urlsFor((user) => natsUrls[user] ?? natsUrl),
  ca: natsCa,
});

/** The passwords as the server's configuration reads them. Quoted, because it reads a leading digit as a number. */
export const natsPasswords = (secrets: Secrets): Record<string, string> =>
  Object.fromEntries(brokerUsers.map((user) => [passwordVariable(user), JSON.stringify(secrets[secretOfUser(user)])]));

export async function planNats(
  binary: string,
  dataDir: string,
  port: number,
  secrets: Secrets,
): Promise<ProcessPlan & Broker> {
  await endForgottenServer(dataDir);
  // Streams hold contacts and messages.
  makePrivateFolder(join(dataDir, 'nats'));
  const configFile = join(dataDir, 'nats.conf');
  const folder = join(dataDir, 'certificates');
  const certificates = await keepCertificates({ authority: folder, server: folder }, ['127.0.0.1', 'localhost']);
  writeFileSync(configFile, natsConfig(dataDir, port, certificates));
  return {
    name: 'nats',
    ca: certificates.authority,
    urls: urlsFor((user) => withRole(`nats://127.0.0.1:${port}`, user, secrets[secretOfUser(user)]!)),
    spawn: () => {
      const child = spawn(binary, ['-c', configFile], {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...environment, ...natsPasswords(secrets) },
      });
      leash(child, 'TERM');
      return child;
    },
    isReady: () => greets(port),
    isAlive: () => storesEvents(port, secrets[secretOfUser('ops')], certificates.authority),
    stopSignal: 'SIGTERM',
  };
}
