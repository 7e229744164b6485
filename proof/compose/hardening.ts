import { Failure } from '../../libs/cli/src/failure.ts';
import type { Checks } from './checks.ts';
import { docker, type Stack } from './engine.ts';
import { processes } from './images.ts';

/** Tries to write to files that must be read-only. */
const tries = `for (const path of ['/app/x', '/etc/x', '/app/service/dist/main.js'])
  try { require('node:fs').writeFileSync(path, ''); console.log(path); } catch (error) { console.log(error.code); }`;

/** Checks the limits that the engine enforces on each container. */
export async function checkHardening(checks: Checks, stack: Stack): Promise<void> {
  await checks.that(
    'every container: no capability, no new privileges, read-only, memory and processes limited',
    async () => {
      const loose: string[] = [];
      const containers = Object.entries(await stack.containers());
      for (const [service, { HostConfig: host }] of containers) {
        const lacks = [
          !host.ReadonlyRootfs && 'read-only root',
          !host.CapDrop?.includes('ALL') && 'cap_drop',
          !host.SecurityOpt?.some((option) => option.startsWith('no-new-privileges')) && 'no-new-privileges',
          !host.PidsLimit && 'pids',
          !host.Memory && 'memory',
        ].filter(Boolean);
        if (lacks.length > 0) loose.push(`${service}: ${lacks.join(', ')}`);
      }
      if (loose.length > 0) throw new Failure(`missing: ${loose.join('; ')}`);
      return `${containers.length} containers`;
    },
  );

  await checks.that('a process can write to its own folders only', async () => {
    const containers = await stack.containers();
    for (const service of processes) {
      const answer = await docker(['exec', containers[service]!.Id, 'node', '-e', tries]);
      if (new Set(answer.split('\n')).symmetricDifference(new Set(['EROFS'])).size > 0)
        throw new Failure(`${service} could write: ${answer.replaceAll('\n', ', ')}`);
    }
    return `EROFS in ${processes.length} processes`;
  });

  await checks.that('only the gateway and the sandbox are published, and only on this machine', async () => {
    const published: string[] = [];
    for (const [service, { HostConfig: host }] of Object.entries(await stack.containers())) {
      for (const { HostIp: address } of Object.values(host.PortBindings).flat())
        published.push(`${service} at ${address}`);
    }
    const wanted = ['gateway at 127.0.0.1', 'sandbox at 127.0.0.1'];
    if (published.toSorted().join() !== wanted.join()) throw new Failure(`published are ${published.join(', ')}`);
    return published.join(', ');
  });

  await checks.that('Postgres and NATS are in networks without a route to the internet', async () => {
    const networks: Record<string, { service: string; only: string }> = {
      database: { service: 'postgres', only: `${stack.name}_database` },
      messages: { service: 'nats', only: `${stack.name}_messages` },
    };
    for (const { service, only } of Object.values(networks)) {
      const joined = Object.keys((await stack.container(service)).NetworkSettings.Networks);
      if (joined.join() !== only) throw new Failure(`${service} is in ${joined.join(', ')}`);
      if ((await docker(['network', 'inspect', '--format', '{{.Internal}}', only])) !== 'true')
        throw new Failure(`${only} has a route to the internet`);
    }
    return 'internal';
  });
}
