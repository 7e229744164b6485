import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../libs/cli/src/failure.ts';
import { runQuietly } from '../run-quietly.ts';

/** Folder of the bundles in the repository, where Node finds the packages that are not bundled. */
export const bundleFolder = 'node_modules/.presently/bundle';

/** The bundle of a process, such as `gifting`. */
export const bundleOf = (name: string): string => `${bundleFolder}/${name}.js`;

/**
 * Bundles the processes, unless that was done for this build. A process of few files starts in half the time.
 * Several products may do so at once: each has a folder of its own, and the first that is complete is used.
 * @param stamp the build's stamp
 * @param write writes the bundles into a folder
 */
export async function bundleWhenNeeded(
  root: string,
  stamp: string,
  signal?: AbortSignal,
  write: (folder: string) => Promise<void> = (folder) => bundleInto(root, folder, signal),
): Promise<void> {
  const folder = join(root, bundleFolder);
  const isDone = () => existsSync(join(folder, 'stamp')) && readFileSync(join(folder, 'stamp'), 'utf8') === stamp;
  if (isDone()) return;
  const own = `${folder}-${randomUUID()}`;
  try {
    await write(own);
    writeFileSync(join(own, 'stamp'), stamp);
    if (isDone()) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(own, folder);
  } catch (error) {
    // Another product was first.
    if (!isDone()) throw error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** In a process of its own, whose memory is free afterwards. */
async function bundleInto(root: string, folder: string, signal?: AbortSignal): Promise<void> {
  const { code, output } = await runQuietly(root, ['tools/bundle/main.ts', folder], {}, signal);
  if (code !== 0) throw new Failure(`${output.trim()}\n\nThe services could not be bundled.`);
}
