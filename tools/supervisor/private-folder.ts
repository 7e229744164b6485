import { chmodSync, mkdirSync } from 'node:fs';

/** Makes a folder that only this user may enter, also if an earlier release left it open. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}
