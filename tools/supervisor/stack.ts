import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brokerUsers, secretOfUser } from '../../libs/topology/src/broker-users.ts';
import { buildWhenNeeded } from '../build.ts';
import { bundleWhenNeeded } from '../bundle/bundle.ts';
import { obtainNatsServer } from './servers/nats-server.ts';
import { holdPorts } from '../../libs/cli/src/ports.ts';
import { line } from '../../libs/cli/src/say.ts';
import { needsSandbox, seedsDemo, stocksCatalogue, type Config } from './config.ts';
import { provisionDatabase, secretNames, type ServiceDatabase } from './database.ts';
import { migrate, provisionStreams, seedDemo, stockCatalogue } from './jobs.ts';
import { takeLock, type Lock } from './lock.ts';
import { ManagedProcess, type ProcessPlan } from './processes/managed-process.ts';
import { externalBroker, planNats, type Broker } from './nats.ts';
import { expectFree } from './ports.ts';
import { Prepared } from './prepared.ts';
import { makePrivateFolder } from './private-folder.ts';
import { expectSecretsWithData, planPostgres } from './servers/postgres.ts';
import { sandboxUrl } from './processes/process-environment.ts';
import { readRunFile, removeRunFile, writeRunFile } from './run-file.ts';
import { keepSecrets, pushKeyName, type Secrets } from './secrets.ts';
import { services } from '../../libs/topology/src/services.ts';
import { planGateways, planSandbox, planServices, replicatedNames } from './services.ts';
import type { Wiring } from './wiring.ts';

/** How long a killed supervisor's processes may take to end and release their ports. */
const leftoversMs = 15_000;
/** Everything ends within 20 s of a signal: first the services, then the stores. */
const servingEndsWithinMs = 13_000;
const storesEndWithinMs = 5_000;

/** In the order in which they are stopped. */
const stages = ['gateway', 'services', 'sandbox', 'stores'] as const;
type Stage = (typeof stages)[number];

/** Thrown by a start that is stopped. */
export class Stopped extends Error {}

/** Everything that `npm start` runs. */
export class Stack {
  private readonly processes: Record<Stage, ManagedProcess[]> = { gateway: [], services: [], sandbox: [], stores: [] };
  private readonly stopping = new AbortController();
  private stopped?: Promise<void>;
  private lock?: Lock;
  private wiring?: Wiring;

  private readonly config: Config;
  private readonly say: (text: string) => void;

  constructor(config: Config, say: (text: string) => void) {
    this.config = config;
    this.say = say;
  }

  /** The roles of each service, once the databases are there. */
  get databases(): Record<string, ServiceDatabase> {
    return this.wiring?.databases ?? {};
  }

  /** Resolves when every part is ready. @throws Failure, or Stopped if `stop` was called first */
  async start(): Promise<void> {
    const { config } = this;
    mkdirSync(config.dataDir, { recursive: true });
    makePrivateFolder(join(config.dataDir, 'logs'));
    this.lock = await takeLock(config.dataDir);
    await this.expectPorts();
    expectSecretsWithData(config.dataDir);
    const names = [...secretNames(services), ...brokerUsers.map(secretOfUser), pushKeyName];
    const secrets = keepSecrets(config.dataDir, names);

    const replicated = replicatedNames(config);
    const [postgresPort, natsPort, smtpPort, ...health] = (await holdPorts(3 + replicated.length)) as [
      number,
      number,
      number,
      ...number[],
    ];
    const ports = {
      postgres: config.ports.postgres ?? postgresPort,
      nats: config.ports.nats ?? natsPort,
      smtp: config.ports.smtp ?? smtpPort,
    };
    const healthPorts = Object.fromEntries(replicated.map((name, index) => [name, health[index]!]));

    const prepared = new Prepared(config);
    const built = this.step(this.build());
    const database = this.step(this.startDatabase(ports.postgres, secrets));
    const nats = this.step(this.startNats(ports.nats, secrets));
    const smtpUrl = config.smtpUrl ?? `smtp://127.0.0.1:${ports.smtp}`;
    const sandbox = this.step(built.then(() => this.startSandbox(ports.smtp)));
    const bundled = this.step(built.then((stamp) => bundleWhenNeeded(config.root, stamp, this.stopping.signal)));
    const migrated = this.step(
      Promise.all([built, database]).then(([stamp, databases]) =>
        prepared.isFor(stamp) ? undefined : this.timed('migrations', 'done', migrate(config, databases)),
      ),
    );
    const streams = this.step(
      Promise.all([built, nats]).then(([stamp, broker]) =>
        prepared.isFor(stamp) ? undefined : this.timed('streams', 'done', provisionStreams(config, broker)),
      ),
    );

    const [databases, broker] = await Promise.all([database, nats, migrated, streams, sandbox, bundled]);
    prepared.remember(await built);
    this.wiring = { databases, broker, smtpUrl, smtpPort: ports.smtp, healthPorts, pushKey: secrets[pushKeyName]! };
    const seeded = this.step(this.seed(databases, broker));
    const stocked = this.step(this.stock(databases, await built));
    const wiring = this.wiring;
    await Promise.all([
      seeded,
      stocked,
      ...planServices(config, wiring).map((plan) => this.step(this.run('services', plan))),
      ...planGateways(config, wiring).map((plan) => this.step(this.run('gateway', plan))),
    ]);
    this.note();
  }

  /** Stops everything: first what takes requests, last what stores the data. */
  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  private async stopAll(): Promise<void> {
    this.stopping.abort();
    this.lock?.announceEnd();
    const serving = stages.slice(0, -1).map((stage) => this.processes[stage]);
    await within(servingEndsWithinMs, serving);
    await within(storesEndWithinMs, [this.processes.stores]);
    if (this.lock) removeRunFile(this.config.dataDir);
    this.lock?.release();
  }

  private async expectPorts(): Promise<void> {
    const patience = readRunFile(this.config.dataDir) ? leftoversMs : 0;
    await expectFree('PORT', this.config.port, patience);
    if (needsSandbox(this.config)) await expectFree('SANDBOX_PORT', this.config.sandboxPort, patience);
  }

  /** Runs a step of the start. An error of a step during `stop` counts as stopped. */
  private step<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.stopping;
    const guarded = work.then(
      (value) => {
        if (signal.aborted) throw new Stopped();
        return value;
      },
      (error: unknown) => {
        throw signal.aborted ? new Stopped() : error;
      },
    );
    guarded.catch(() => undefined);
    return guarded;
  }

  private async timed<T>(name: string, what: string, work: Promise<T>): Promise<T> {
    const started = performance.now();
    const result = await work;
    this.tell(line(name, what, performance.now() - started));
    return result;
  }

  private readonly tell = (text: string): void => {
    if (!this.stopping.signal.aborted) this.say(text);
  };

  private async run(stage: Stage, plan: ProcessPlan): Promise<void> {
    if (this.stopping.signal.aborted) throw new Stopped();
    const child = new ManagedProcess(plan, join(this.config.dataDir, 'logs', `${plan.name}.log`), this.tell, () =>
      this.note(),
    );
    this.processes[stage].push(child);
    await child.start();
  }

  /** @returns the build's stamp */
  private async build(): Promise<string> {
    const started = performance.now();
    const { isNew, stamp } = await buildWhenNeeded(this.config.root, this.stopping.signal);
    this.tell(isNew ? line('build', 'done', performance.now() - started) : line('build', 'unchanged'));
    return stamp;
  }

  private async startDatabase(port: number, secrets: Secrets): Promise<Record<string, ServiceDatabase>> {
    const { config } = this;
    let adminUrl = config.databaseUrl;
    if (adminUrl === undefined) {
      const isNew = !existsSync(join(config.dataDir, 'postgres'));
      const planned = planPostgres(config.dataDir, port, secrets.postgres!);
      const plan = isNew ? await this.timed('postgres', 'created', planned) : await planned;
      await this.run('stores', plan);
      adminUrl = plan.url;
    }
    return provisionDatabase(adminUrl, services, secrets, config.databaseUrl === undefined);
  }

  private async startNats(port: number, secrets: Secrets): Promise<Broker> {
    const { config } = this;
    if (config.natsUrl !== undefined) return externalBroker(config, config.natsUrl);
    const binary = await obtainNatsServer(join(config.dataDir, 'bin'), (what) => this.tell(line('nats', what)));
    const plan = await planNats(binary, config.dataDir, port, secrets);
    await this.run('stores', plan);
    return plan;
  }

  private async startSandbox(smtpPort: number): Promise<void> {
    const plan = planSandbox(this.config, smtpPort);
    if (plan) await this.run('sandbox', plan);
  }

  /** Once for each data folder, so that demo data that was deleted does not come back. */
  private async seed(databases: Record<string, ServiceDatabase>, broker: Broker): Promise<void> {
    const marker = join(this.config.dataDir, 'demo-seeded');
    if (!seedsDemo(this.config) || existsSync(marker)) return;
    await this.timed('demo data', 'done', seedDemo(this.config, databases, broker));
    writeFileSync(marker, '');
  }

  /** Needed if the shops may have changed, or the address in their links. */
  private async stock(databases: Record<string, ServiceDatabase>, stamp: string): Promise<void> {
    const marker = join(this.config.dataDir, 'catalogue-stocked');
    const content = `${sandboxUrl(this.config)} ${stamp}`;
    if (!stocksCatalogue(this.config) || (existsSync(marker) && readFileSync(marker, 'utf8') === content)) return;
    await this.timed('catalogue', 'done', stockCatalogue(this.config, databases));
    writeFileSync(marker, content);
  }

  /** Writes the run file. Called at every change. */
  private note(): void {
    const { config, wiring } = this;
    if (!wiring || this.stopping.signal.aborted) return;
    const ports: Record<string, number> = { ...wiring.healthPorts, gateway: config.port, sandbox: config.sandboxPort };
    const running = stages.flatMap((stage) => this.processes[stage]);
    writeRunFile(config.dataDir, {
      pid: process.pid,
      url: `http://localhost:${config.port}`,
      ...(needsSandbox(config) && { sandboxUrl: sandboxUrl(config) }),
      natsUrl: wiring.broker.urls.ops,
      natsCa: wiring.broker.ca,
      smtpUrl: wiring.smtpUrl,
      databases: wiring.databases,
      processes: Object.fromEntries(running.map(({ name, pid }) => [name, { pid, port: ports[name] }])),
    });
  }
}

/** Stops one stage after the other. Processes that do not end in time are killed. */
async function within(milliseconds: number, order: readonly ManagedProcess[][]): Promise<void> {
  const done = new AbortController();
  const all = order.flat();
  void delay(milliseconds, undefined, { signal: done.signal }).then(
    () => all.forEach((child) => child.kill()),
    () => undefined,
  );
  for (const stage of order) await Promise.all(stage.map((child) => child.stop()));
  done.abort();
}
