import { line, say } from '../../libs/cli/src/say.ts';
import { root } from '../../tools/root.ts';
import { alertProblems, hasPromtool } from './alerts.ts';
import { checks, type CheckName } from './checks.ts';
import { plantMistakes } from './mistakes.ts';
import type { Stack } from './objects.ts';
import { runOnDocker } from './runtime.ts';
import { findRenderer, readExamples, renderOverlays } from './render.ts';
import { schemaProblems } from './rules/schema.ts';
import { examplesFit } from './rules/secrets.ts';

/**
 * `npm run verify:k8s`: renders every overlay of deploy/k8s and checks it against schemas, against itself, against the
 * processes' own environments and against our rules; then plants mistakes and expects each check to find its own.
 * Ends with `N passed, N failed`. Nothing is applied to a cluster.
 * `--runtime` starts the local overlay's containers on a Docker engine besides; RUNTIME_TAG, POSTGRES_IMAGE and NATS_IMAGE
 * name other images than the manifests do.
 */
const tally = { passed: 0, failed: 0 };

function tell(what: string, name: string, problems: readonly string[]): void {
  if (problems.length === 0) tally.passed++;
  else tally.failed++;
  console.log(`${what.padEnd(12)} ${name.padEnd(26)} ${problems.length === 0 ? 'ok' : 'FAILED'}`);
  for (const problem of problems) console.log(`             - ${problem}`);
}

async function verifyOverlay(stack: Stack): Promise<void> {
  for (const [name, check] of Object.entries(checks)) tell(stack.overlay, name, await check(stack, root));
}

export async function main(args: readonly string[]): Promise<number> {
  const renderer = await findRenderer(root);
  const stacks = await renderOverlays(root, renderer);
  console.log(
    line(
      'render',
      `${renderer.name}: ${stacks.map(({ overlay, objects }) => `${overlay} ${objects.length} objects`).join(', ')}`,
    ),
  );
  for (const stack of stacks) await verifyOverlay(stack);

  const production = stacks.find(({ overlay }) => overlay === 'production');
  if (!production) throw new Error('there is no overlay production');
  const examples = await readExamples(root);
  const schemas = await Promise.all(examples.objects.map(schemaProblems));
  tell('examples', 'schemas, keys', [...schemas.flat(), ...examplesFit(examples, production)]);

  for (const { mistake, check, problems } of await plantMistakes(production, root)) {
    const found = problems.length > 0;
    tell('mistake', mistake, found ? [] : [`the check of ${check satisfies CheckName} did not find it`]);
  }

  const local = stacks.find(({ overlay }) => overlay === 'local');
  if (args.includes('--runtime') && local)
    await runOnDocker(local, (name, problems) => tell('runtime', name, problems));

  if (hasPromtool()) tell('alerts', 'rules, tests', alertProblems());
  else say('alerts', 'NOT VERIFIED: promtool is missing (on Debian: apt-get install prometheus)');
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed > 0 ? 1 : 0;
}
