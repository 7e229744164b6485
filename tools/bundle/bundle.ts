import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../libs/cli/src/failure.ts';
import { runQuietly } from '../run-quietly.ts';

/** Folder of the bundles in the repository, where Node finds the packages that are not bundled. */
export const bundleFolder = 'node_modules/.presently/bundle';

/** The bundle of a process, such as `gifting`. */
export const bundleOf = (name: string): string => `${bundleFolder}/${name}.js`;

/**
 * Bundles the processes, unless that was done for this build. A process of few files starts in half the time.
 * @param stamp the build's stamp
 */
export async function bundleWhenNeeded(root: string, stamp: string, signal?: AbortSignal): Promise<void> {
  const stampFile = join(root, bundleFolder, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(join(root, bundleFolder), { recursive: true, force: true });
  // In a process of its own, whose memory is free afterwards.
  const { code, output } = await runQuietly(root, ['tools/bundle/main.ts'], {}, signal);
  if (code !== 0) throw new Failure(`${output.trim()}\n\nThe services could not be bundled.`);
  writeFileSync(stampFile, stamp);
}
