import { spawn } from 'node:child_process';
import { environment } from '../../libs/cli/src/environment.ts';
import { explain, Failure } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';

type Variables = Record<string, string>;

/** Runs the docker client. @returns its output. @throws Failure with its last lines */
export async function docker(args: readonly string[], variables: Variables = {}): Promise<string> {
  const child = spawn('docker', args, {
    cwd: root,
    env: { ...environment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let all = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (all += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new Failure('There is no docker client on this machine')));
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Failure(`docker ${args.slice(0, 6).join(' ')} …: ${all.trim().split('\n').slice(-15).join('\n')}`);
  return printed.trim();
}

/** @returns the versions of engine and compose. @throws Failure if no engine answers */
export async function expectEngine(): Promise<string> {
  const version = await docker(['version', '--format', '{{.Server.Version}}']).catch((error: Error) => {
    throw new Failure(`This needs a running Docker engine, and none answers.\n${error.message}`);
  });
  const compose = await docker(['compose', 'version', '--short']);
  return `engine ${version}, compose ${compose}`;
}

/** One compose project with ports and volumes of its own. */
export class Stack {
  readonly name: string;
  readonly variables: Variables;
  private readonly options: readonly string[];

  constructor(name: string, variables: Variables, envFile?: string) {
    this.name = name;
    this.variables = { COMPOSE_PROJECT_NAME: name, ...variables };
    this.options = envFile ? ['--env-file', envFile] : [];
  }

  compose(...args: string[]): Promise<string> {
    return docker(['compose', ...this.options, ...args], this.variables);
  }

  /** Starts all processes. @throws Failure with the last lines of each if one is not healthy in time */
  async start(...options: string[]): Promise<void> {
    await this.compose('up', ...options, '--wait', '--wait-timeout', '300').catch(async (error: unknown) => {
      const logs = await this.compose('logs', '--no-color', '--tail', '40').catch(explain);
      throw new Failure(`${explain(error)}\n${logs}`);
    });
  }

  /** Containers by service, including ended ones. */
  async containers(): Promise<Record<string, Container>> {
    const ids = await docker(['ps', '--all', '--quiet', '--filter', `label=com.docker.compose.project=${this.name}`]);
    if (!ids) return {};
    const found = JSON.parse(await docker(['inspect', ...ids.split('\n')])) as Container[];
    return Object.fromEntries(
      found.map((container) => [container.Config.Labels['com.docker.compose.service']!, container]),
    );
  }

  async container(service: string): Promise<Container> {
    const found = (await this.containers())[service];
    if (!found) throw new Failure(`There is no container of ${service}`);
    return found;
  }

  /** Removes containers, networks and volumes. */
  async remove(): Promise<void> {
    await this.compose('--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '30');
  }
}

/** The part of `docker inspect` that is used here. */
export interface Container {
  Id: string;
  State: { Pid: number; Status: string; ExitCode: number; StartedAt: string; Health?: { Status: string } };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    SecurityOpt: string[] | null;
    PidsLimit: number | null;
    Memory: number;
    PortBindings: Record<string, { HostIp: string; HostPort: string }[]>;
  };
  Config: { Labels: Record<string, string> };
  NetworkSettings: { Networks: Record<string, object> };
}
