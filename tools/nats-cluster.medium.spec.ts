import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import { holdPorts } from '@presently/cli/ports';
import { testEnv } from '@presently/testing/test-env';
import { connect } from '@nats-io/transport-node';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeCertificates } from '../libs/cli/src/certificates.ts';
import { brokerUsers, passwordVariable, routesPassword } from '../libs/topology/src/broker-users.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../deploy', path), 'utf8');
const hosts = ['127.0.0.1'];
const refusedWithinMs = 3_000;

interface Ports {
  client: number;
  cluster: number;
  monitor: number;
}
interface Differences {
  /** What the server offers the others. */
  password?: string;
  /** A folder with certificates. */
  certificates?: string;
  /** Changes the configuration. */
  edit?: (config: string) => string;
}

/** Servers with the configuration of the Kubernetes base, on ports of this machine. */
describe('the cluster of brokers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-cluster-'));
  const trusted = join(folder, 'trusted');
  const foreign = join(folder, 'foreign');
  const running: ChildProcess[] = [];
  let members: Ports[];

  async function writeCertificates(to: string): Promise<void> {
    mkdirSync(to, { recursive: true });
    const { authority, certificate, key } = await makeCertificates(hosts);
    for (const [name, text] of [
      ['ca.crt', authority],
      ['tls.crt', certificate],
      ['tls.key', key],
    ])
      writeFileSync(join(to, name!), text!);
  }

  const newPorts = async (): Promise<Ports> => {
    const [client, cluster, monitor] = (await holdPorts(3)) as [number, number, number];
    return { client, cluster, monitor };
  };

  function start(name: string, ports: Ports, { password = 'of-the-routes', certificates, edit }: Differences = {}) {
    const home = join(folder, name);
    mkdirSync(home, { recursive: true });
    const place = (text: string) =>
      text
        .replace('0.0.0.0:4222', `127.0.0.1:${ports.client}`)
        .replace('0.0.0.0:6222', `127.0.0.1:${ports.cluster}`)
        .replace('0.0.0.0:8222', `127.0.0.1:${ports.monitor}`)
        .replace('/var/run/nats/nats.pid', join(home, 'nats.pid'))
        .replace('/data', join(home, 'data'))
        .replaceAll('/etc/nats-tls', certificates ?? trusted)
        // Servers of 2.9, as in Debian, refuse it.
        .replace(/.*sync_interval.*/, '');
    writeFileSync(join(home, 'server.conf'), place(read('k8s/base/nats/server.conf')));
    writeFileSync(join(home, 'permissions.conf'), read('nats/permissions.conf'));
    const config = place(read('k8s/base/nats/nats.conf'));
    writeFileSync(join(home, 'nats.conf'), edit ? edit(config) : config);
    const routes = members.map(({ cluster }, nth) => [
      `NATS_ROUTE_${nth}`,
      `nats://routes:${password}@127.0.0.1:${cluster}`,
    ]);
    const server = spawn(testEnv.natsServer, ['-c', join(home, 'nats.conf')], {
      stdio: 'ignore',
      env: {
        PATH: testEnv.path,
        POD_NAME: name,
        [routesPassword]: 'of-the-routes',
        ...Object.fromEntries(routes),
        ...Object.fromEntries(brokerUsers.map((user) => [passwordVariable(user), 'test'])),
      },
    });
    running.push(server);
  }

  const ask = async <T>({ monitor }: Ports, page: string): Promise<T> =>
    (await fetch(`http://127.0.0.1:${monitor}/${page}`)).json() as Promise<T>;
  const idOf = async (server: Ports) => (await ask<{ server_id: string }>(server, 'varz')).server_id;
  /** The ids of the servers that one is connected to. */
  async function neighbours(server: Ports): Promise<string[]> {
    const { routes } = await ask<{ routes: { remote_id: string }[] }>(server, 'routez');
    return [...new Set(routes.map((route) => route.remote_id))].toSorted();
  }

  beforeAll(async () => {
    await Promise.all([trusted, foreign].map(writeCertificates));
    members = await Promise.all([newPorts(), newPorts(), newPorts()]);
    members.forEach((ports, nth) => start(`nats-${nth}`, ports));
    await eventually(async () => (await neighbours(members[0]!)).length === 2, 30_000);
  }, 60_000);
  afterAll(() => {
    for (const server of running) server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('finds itself, and serves clients that know the authority', async () => {
    const [, second, third] = await Promise.all(members.map(idOf));
    expect(await neighbours(members[0]!)).toEqual([second!, third!].toSorted());
    const url = `nats://ops:test@127.0.0.1:${members[0]!.client}`;
    const nats = await connectToNats({ url, ca: join(trusted, 'ca.crt') }, 'ops');
    await nats.flush();
    await nats.close();
  });

  it.each<[what: string, differences: Differences]>([
    ['without a password', { edit: (config) => config.replace(/authorization \{[^}]*\}/, '') }],
    ['with a wrong password', { password: 'guessed' }],
    ['with a certificate of another authority', { certificates: foreign }],
    ['without encryption', { password: 'guessed', edit: (config) => config.replace(/tls \{[^}]*\}/, '') }],
  ])('does not let a server in %s', async (what, differences) => {
    const own = await newPorts();
    start(`stranger ${what}`.replaceAll(' ', '-'), own, { password: '', ...differences });
    await eventually(async () => (await neighbours(own)).length === 0);
    await delay(refusedWithinMs);
    expect(await neighbours(own)).toEqual([]);
    const stranger = await idOf(own);
    for (const member of members) expect(await neighbours(member)).not.toContain(stranger);
  });

  it.each<[what: string, tls: object | undefined]>([
    ['in the clear', undefined],
    ['of another authority', { caFile: join(foreign, 'ca.crt') }],
    ['of every system', {}],
  ])('serves no client that expects a broker %s', async (_what, tls) => {
    const servers = `127.0.0.1:${members[0]!.client}`;
    const attempt = connect({ servers, user: 'ops', pass: 'test', reconnect: false, ...(tls && { tls }) });
    await expect(attempt).rejects.toThrow(/certificate|verify|localhost/);
  });
});
