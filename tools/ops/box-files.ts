import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keysFile, settingsFile } from '../supervisor/box/settings.ts';

/**
 * A backup of a box also keeps its keys and settings, in a folder beside the rows: without the keys authenticator apps,
 * calendar addresses and refusals of mail would be lost.
 */
const folder = 'box';

export function keepBoxBeside(dataDir: string, backup: string): void {
  const kept = join(resolve(backup), folder);
  mkdirSync(kept, { mode: 0o700 });
  for (const file of [keysFile, settingsFile])
    if (existsSync(join(dataDir, file))) copyFileSync(join(dataDir, file), join(kept, file));
}

/** Before the rows, and never over those of a box that has its own. */
export function putBoxBack(dataDir: string, backup: string): void {
  mkdirSync(dataDir, { recursive: true });
  for (const file of [keysFile, settingsFile]) {
    const kept = join(resolve(backup), folder, file);
    if (existsSync(kept) && !existsSync(join(dataDir, file))) copyFileSync(kept, join(dataDir, file));
  }
}
