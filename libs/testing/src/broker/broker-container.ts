import type { StartedTestContainer } from 'testcontainers';
import type { BrokerServer, BrokerSettings } from './broker-server.js';
import { testEnv } from '../test-env.js';

const configPath = '/etc/presently.conf';

/** A nats-server in a container. It keeps its port and data over restarts. */
export class BrokerContainer implements BrokerServer {
  private container?: StartedTestContainer;

  constructor(
    private readonly port: number,
    private readonly settings: BrokerSettings,
  ) {}

  get address(): string {
    return `${this.container?.getHost() ?? 'localhost'}:${this.port}`;
  }

  async start(): Promise<void> {
    if (this.container) return this.onEngine((container) => container.start());
    // Loaded only if needed: it takes a second.
    const { GenericContainer, Wait } = await import('testcontainers');
    const config = ['listen: 0.0.0.0:4222', 'jetstream { store_dir: /tmp/data }', ...this.settings.config].join('\n');
    this.container = await new GenericContainer(testEnv.natsImage)
      .withCopyContentToContainer([{ content: config, target: configPath, mode: 0o444 }])
      .withCommand(['--config', configPath])
      .withEnvironment(this.settings.env)
      .withExposedPorts({ container: 4222, host: this.port })
      .withWaitStrategy(Wait.forLogMessage('Server is ready'))
      .start();
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    await this.onEngine(async (container) => {
      if (!(await container.inspect()).State.Running) return;
      await container.kill({ signal });
      await container.wait();
    });
  }

  async destroy(): Promise<void> {
    await this.container?.stop({ timeout: 0 });
    this.container = undefined;
  }

  /** Uses the engine directly: the library cannot crash a container, and removes it when it stops. */
  private async onEngine(work: (container: EngineContainer) => Promise<unknown>): Promise<void> {
    if (!this.container) return;
    const { getContainerRuntimeClient } = await import('testcontainers');
    const client = await getContainerRuntimeClient();
    await work(client.container.getById(this.container.getId()));
  }
}

/** The methods of the engine's client that are used here. */
interface EngineContainer {
  start: () => Promise<unknown>;
  kill: (options: { signal: string }) => Promise<unknown>;
  wait: () => Promise<unknown>;
  inspect: () => Promise<{ State: { Running: boolean } }>;
}
