import { compileProject } from '../build.ts';
import { root } from '../root.ts';
import { explain, Failure } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';
import { indexes } from './indexes.ts';
import type { Output } from './output.ts';
import { leftOver, remove, staleOf, write } from './settle.ts';

/**
 * `npm run derive`: writes every file that derives from the manifests in libs/topology and from libs/contracts.
 * With `--check` it writes nothing and fails if a file is stale.
 */
const isCheck = process.argv.includes('--check');

/** @throws Failure in a check, if a file is stale */
function settle(outputs: readonly Output[]): void {
  const stale = staleOf(root, outputs);
  if (isCheck && stale.length > 0)
    throw new Failure(`Stale: ${stale.map(({ path }) => path).join(', ')}. Run \`npm run derive\`.`);
  write(root, stale);
  for (const { path } of stale) say('derive', path);
}

async function main(): Promise<void> {
  settle(indexes(root));
  // Imported only now: these modules read the indexes.
  const { fromManifests } = await import('./from-manifests.ts');
  const manifestOutputs = fromManifests();
  settle(manifestOutputs);
  await compileProject(root, 'libs/service');
  const { fromContracts } = await import('./from-contracts.ts');
  const contractOutputs = fromContracts(root);
  settle(contractOutputs);

  const left = leftOver(root, [...manifestOutputs, ...contractOutputs]);
  if (isCheck && left.length > 0) throw new Failure(`Left over: ${left.join(', ')}. Run \`npm run derive\`.`);
  remove(root, left);
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
