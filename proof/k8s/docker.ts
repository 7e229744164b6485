import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeCertificates, type Certificates } from '../../libs/cli/src/certificates.ts';
import { environment } from '../../libs/cli/src/environment.ts';
import { Failure } from '../../libs/cli/src/failure.ts';
import { environmentOf } from './container-env.ts';
import { ofKind, type Container, type KubernetesObject, type PodSpec, type Probe, type Stack } from './objects.ts';

const run = promisify(execFile);
const docker = async (...args: string[]): Promise<string> =>
  (await run('docker', args, { maxBuffer: 16 * 1024 * 1024 })).stdout.trim();

/** Images to take in place of those of the manifests, by the first part of their name. */
function imageFor(image: string): string {
  const tag = environment.RUNTIME_TAG;
  if (image.startsWith('postgres:')) return environment.POSTGRES_IMAGE ?? image;
  if (image.startsWith('nats:')) return environment.NATS_IMAGE ?? image;
  return tag ? image.replace(/:[^:]+$/, `:${tag}`) : image;
}

/** Starts containers under the limits of their manifests, in a network of their own, as a kubelet would. */
export class Machine {
  private readonly network: string;
  private readonly folder: string;
  private readonly stack: Stack;

  /** Files of the certificates that cert-manager would make, by key of their secret. */
  private readonly certificates: Record<string, string>;

  private constructor(stack: Stack, network: string, folder: string, made: Certificates) {
    this.stack = stack;
    this.network = network;
    this.folder = folder;
    this.certificates = { 'ca.crt': made.authority, 'tls.crt': made.certificate, 'tls.key': made.key };
  }

  /** @throws Failure where no Docker engine answers. */
  static async start(stack: Stack): Promise<Machine> {
    await docker('version').catch(() => {
      throw new Failure('No Docker engine answers, so nothing was started. See DOCKER_HOST.');
    });
    const network = `verify-k8s-${process.pid}`;
    await docker('network', 'create', network);
    const folder = await mkdtemp(join(tmpdir(), 'verify-k8s-'));
    return new Machine(stack, network, folder, await makeCertificates(['nats']));
  }

  /** Runs one container of a pod; `aliases` are the names under which others find it. @returns its id */
  async container(spec: PodSpec, container: Container, aliases: string[], claims: string[] = []): Promise<string> {
    const { securityContext: context = {}, resources } = container;
    const { runAsUser, runAsGroup } = spec.securityContext ?? {};
    const env = Object.entries(environmentOf(this.stack, container).values);
    const args = [
      '--network',
      this.network,
      ...aliases.flatMap((alias) => ['--network-alias', alias]),
      '--label',
      `verify-k8s=${this.network}`,
      '--user',
      `${runAsUser}:${runAsGroup}`,
      ...(context.readOnlyRootFilesystem ? ['--read-only'] : []),
      ...(context.capabilities?.drop ?? []).flatMap((name) => ['--cap-drop', name]),
      ...(context.allowPrivilegeEscalation === false ? ['--security-opt', 'no-new-privileges'] : []),
      '--memory',
      bytes(resources!.limits!.memory!),
      '--cpus',
      cpus(resources!.limits!.cpu!),
      ...(await this.mounts(spec, container, claims)),
      ...env.flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ];
    const filled = (words: string[] = []) => words.map((word) => expand(word, Object.fromEntries(env)));
    const [program, ...rest] = filled(container.command);
    return docker(
      'run',
      '--detach',
      ...args,
      ...(program ? ['--entrypoint', program] : []),
      imageFor(container.image),
      ...rest,
      ...filled(container.args),
    );
  }

  private async mounts(spec: PodSpec, { volumeMounts = [] }: Container, claims: string[]): Promise<string[]> {
    const { runAsUser = 0, runAsGroup = 0 } = spec.securityContext ?? {};
    const mounts = volumeMounts.map(async ({ name, mountPath }) => {
      const volume = spec.volumes?.find((each) => each.name === name);
      const maps = [volume?.configMap, ...(volume?.projected?.sources ?? []).map(({ configMap }) => configMap)];
      const files = [
        ...maps.flatMap((map) => (map ? this.filesOf(map.name) : [])),
        ...(volume?.secret?.items ?? []).map(({ key, path }): [string, string] => [path, this.certificates[key]!]),
      ];
      if (files.length === 0 && !claims.includes(name) && !volume) throw new Error(`${name} cannot be mounted`);
      if (files.length === 0) return ['--tmpfs', `${mountPath}:rw,uid=${runAsUser},gid=${runAsGroup},mode=0750`];
      return ['--volume', `${await this.written(files)}:${mountPath}:ro`];
    });
    return (await Promise.all(mounts)).flat();
  }

  private filesOf(name: string): [string, string][] {
    const map = ofKind(this.stack, 'ConfigMap').find((each: KubernetesObject) => each.metadata.name === name);
    return Object.entries(map?.data ?? {});
  }

  private async written(files: [string, string][]): Promise<string> {
    const folder = await mkdtemp(join(this.folder, 'config-'));
    await chmod(this.folder, 0o755);
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o755);
    for (const [name, text] of files) await writeFile(join(folder, name), text, { mode: 0o644 });
    return folder;
  }

  /** Waits for a container to end. @returns its exit code, and its last words where it failed */
  async ended(id: string): Promise<{ code: number; words: string }> {
    const code = Number(await docker('wait', id));
    return { code, words: code === 0 ? '' : await this.words(id) };
  }

  /** Asks a probe once. */
  async answers(id: string, { ports = [] }: Container, probe: Probe): Promise<boolean> {
    try {
      if (probe.exec) return Boolean(await docker('exec', id, ...probe.exec.command));
      const { path, port } = probe.httpGet!;
      const number = ports.find(({ name }) => name === port)?.containerPort ?? port;
      const ip = await docker(
        'inspect',
        '--format',
        `{{(index .NetworkSettings.Networks "${this.network}").IPAddress}}`,
        id,
      );
      const answer = await fetch(`http://${ip}:${number}${path}`, { signal: AbortSignal.timeout(2_000) });
      return answer.ok;
    } catch {
      return false;
    }
  }

  isRunning = async (id: string): Promise<boolean> =>
    (await docker('inspect', '--format', '{{.State.Running}}', id)) === 'true';

  async words(id: string): Promise<string> {
    const { stdout, stderr } = await run('docker', ['logs', '--tail', '5', id]);
    return `${stdout}${stderr}`.trim();
  }

  /** What the manifest runs first, SIGTERM, and SIGKILL after `graceS`. @returns its exit code */
  async stop(id: string, { lifecycle }: Container, graceS: number): Promise<number> {
    const first = lifecycle?.preStop?.exec?.command;
    if (first) await docker('exec', id, ...first);
    await docker('stop', '--time', String(graceS), id);
    return Number(await docker('inspect', '--format', '{{.State.ExitCode}}', id));
  }

  async remove(): Promise<void> {
    const ids = await docker('ps', '--all', '--quiet', '--filter', `label=verify-k8s=${this.network}`);
    if (ids) await docker('rm', '--force', '--volumes', ...ids.split('\n'));
    await docker('network', 'rm', this.network);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** `512Mi` as Docker writes it; `1500m` of a core as a number. */
const bytes = (quantity: string): string => quantity.replace('Mi', 'm').replace('Gi', 'g');
const cpus = (quantity: string): string =>
  quantity.endsWith('m') ? String(Number(quantity.slice(0, -1)) / 1000) : quantity;

/** Kubernetes fills `$(NAME)` in a command. */
const expand = (word: string, env: Record<string, string>): string =>
  word.replaceAll(/\$\((\w+)\)/g, (whole, name: string) => env[name] ?? whole);
