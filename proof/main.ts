import { buildWhenNeeded } from '../tools/build.ts';
import { explain, Failure } from '../libs/cli/src/failure.ts';
import { root } from '../tools/root.ts';

/** A program: resolves with its exit code. */
interface Program {
  main: (args: readonly string[]) => Promise<number>;
}

/** Imported after the build, because they import the contracts. */
const programs: Record<string, () => Promise<Program>> = {
  bench: () => import('./bench/main.ts'),
  box: () => import('./box/main.ts'),
  compose: () => import('./compose/main.ts'),
  faults: () => import('./faults/main.ts'),
  k8s: () => import('./k8s/main.ts'),
  screenshots: () => import('./screens/screenshots.ts'),
  security: () => import('./security/main.ts'),
  verify: () => import('./verify/main.ts'),
};

/** `node tools/run.mjs proof/main.ts <program> [arguments]` */
async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const program = programs[name];
  if (!program) throw new Failure(`There is no program "${name}". There are: ${Object.keys(programs).join(', ')}`);
  await buildWhenNeeded(root);
  return (await program()).main(args);
}

process.exit(
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(explain(error));
    return 1;
  }),
);
