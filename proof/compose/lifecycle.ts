import { eventually } from '@presently/testing/eventually';
import { Failure } from '../../libs/cli/src/failure.ts';
import { seconds } from '../../libs/cli/src/say.ts';
import type { Checks } from './checks.ts';
import { docker, type Stack } from './engine.ts';
import { processes } from './images.ts';

/** Long enough for a busy machine. */
const restartWithinMs = 180_000;

/** Kills a process from outside its container. Docker does not restart a container after `docker kill`. */
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
  await checks.that(`${service} is killed, and restarts`, async () => {
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
  await checks.that('every container is removed and recreated: the data is still there', async () => {
    await stack.compose('down');
    await stack.start();
    return findAgain();
  });
}

export async function checkStop(checks: Checks, stack: Stack): Promise<void> {
  await checks.that('every process ends by itself in time on SIGTERM', async () => {
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
