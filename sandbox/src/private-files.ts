import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder of files that hold mails and addresses. No other user of the machine may read it. */
export function preparePrivateFolder(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch {
    // A mounted volume belongs to another user. The files in it are private all the same.
  }
}

/** Replaces such a file in one step. */
export function replacePrivateFile(file: string, content: string): void {
  const beside = `${file}.new`;
  writeFileSync(beside, content, { mode: 0o600 });
  // The mode of a file that was left over by a crash.
  chmodSync(beside, 0o600);
  renameSync(beside, file);
}
