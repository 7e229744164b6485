import { randomBytes } from 'node:crypto';
import { explain, Failure } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';
import { holdPorts } from '../../libs/cli/src/ports.ts';
import { Checks } from './checks.ts';
import { docker, expectEngine, Stack } from './engine.ts';
import { checkHardening } from './hardening.ts';
import { checkImages, processes } from './images.ts';
import { Journey } from './journey.ts';
import { checkOperations } from './operations.ts';
import { checkProduction } from './production.ts';
import { checkCrash, checkRestart, checkStop } from './lifecycle.ts';

const base = 'node:24-bookworm-slim';
const tag = 'verify';

/** Pulls the images that compose does not build. */
async function expectBaseImages(stack: Stack): Promise<void> {
  const images = new Set((await stack.compose('config', '--images')).split('\n'));
  for (const image of [base, ...images].filter((name) => !name.startsWith('presently/'))) {
    const isThere = await docker(['image', 'inspect', image]).catch(() => undefined);
    if (isThere) continue;
    say('pull', image);
    await docker(['pull', '--quiet', image]).catch(() => {
      throw new Failure(
        `The image ${image} cannot be pulled. NATS_IMAGE or POSTGRES_IMAGE name another, as in\n` +
          `  NATS_IMAGE=nats:2 npm run verify:compose`,
      );
    });
  }
}

export async function main(): Promise<number> {
  say('docker', await expectEngine());
  const [port, sandboxPort] = (await holdPorts(2)) as [number, number];
  const name = `presently-verify-${randomBytes(3).toString('hex')}`;
  const common = { TAG: tag, PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const stack = new Stack(name, { ...common, COMPOSE_PROFILES: 'product,sandbox' });
  await expectBaseImages(stack);
  const checks = new Checks();
  const remove = () => stack.remove().catch((error: unknown) => console.error(explain(error)));
  const removeImages = () =>
    docker([
      'image',
      'rm',
      '--force',
      ...[...processes, 'sandbox', 'ops'].map((each) => `presently/${each}:${tag}`),
    ]).catch(() => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void remove().then(() => process.exit(130)));
  try {
    const isBuilt = await checks.that('every image is built', async () => {
      await stack.compose('build');
      await stack.compose('build', 'ops');
      return `${processes.length} processes, the sandbox and ops`;
    });
    if (!isBuilt) return 1;
    await checkImages(checks, tag, base);
    const isUp = await checks.that('docker compose up --build --wait serves the product', async () => {
      await stack.start('--build');
      return `http://localhost:${port}`;
    });
    if (!isUp) return 1;
    await checkHardening(checks, stack);
    const journey = new Journey(checks, `http://localhost:${port}`, `http://localhost:${sandboxPort}`);
    const trace = await journey.check();
    await checkOperations(checks, stack);
    if (trace) {
      await checkCrash(checks, stack, 'gifting', () => journey.findAgain(trace));
      await checkRestart(checks, stack, () => journey.findAgain(trace));
    }
    await checkStop(checks, stack);
    await remove();
    await checkProduction(checks, common);
  } finally {
    await remove();
    await removeImages();
    checks.print();
  }
  return checks.failed > 0 ? 1 : 0;
}
