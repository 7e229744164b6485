import { eventually } from '@presently/testing/eventually';
import { Failure } from '../../libs/cli/src/failure.ts';
import { seconds } from '../../libs/cli/src/say.ts';
import type { Checks } from './checks.ts';
import { docker, type Stack } from './engine.ts';
import { processes } from './images.ts';

/** A busy machine takes its time to boot a service; what hangs fails all the same. */
const restartWithinMs = 180_000;

/** Ends a process as a crash would: from outside of its container, which `docker kill` would count as a wish. */
async function crash(image: string, pid: number): Promise<void> {
  const kill = `process.kill(${pid}, 'SIGKILL')`;
  const privileges = ['--pid=host', '--user=0:0', '--cap-add=KILL', '--network=none', '--entrypoint=node'];
  await docker(['run', '--rm', ...privileges, image, '-e', kill]);
}

export async function checkCrash(
  checks: Checks,
  stack: Stack,
  service: string,
  findAgain: () => Promise<string>,
): Promise<void> {
  await checks.that(`${service} is killed, and comes back by itself`, async () => {
    const { State: before } = await stack.container(service);
    await crash(`presently/${service}:${stack.variables.TAG}`, before.Pid);
    const began = performance.now();
    await eventually(async () => {
      const { State: now } = await stack.container(service);
      return now.StartedAt !== before.StartedAt && now.Health?.Status === 'healthy';
    }, restartWithinMs);
    const took = performance.now() - began;
    return `healthy again after ${seconds(took)}: ${await findAgain()}`;
  });
}

export async function checkRestart(checks: Checks, stack: Stack, findAgain: () => Promise<string>): Promise<void> {
  await checks.that('every container is removed and made anew: the data is there', async () => {
    await stack.compose('down');
    await stack.compose('up', '--wait', '--wait-timeout', '300');
    return findAgain();
  });
}

export async function checkStop(checks: Checks, stack: Stack): Promise<void> {
  await checks.that('every process ends by itself within its time when told to', async () => {
    const began = performance.now();
    await stack.compose('stop');
    const took = performance.now() - began;
    const unclean: string[] = [];
    const containers = await stack.containers();
    for (const service of [...processes, 'sandbox']) {
      const { ExitCode: code } = containers[service]!.State;
      if (code !== 0) unclean.push(`${service} ended with ${code}`);
    }
    if (unclean.length > 0) throw new Failure(unclean.join(', '));
    return `exit code 0 for ${processes.length + 1} processes, all in ${seconds(took)}`;
  });
}
