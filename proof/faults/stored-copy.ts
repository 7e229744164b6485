import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A copy of a store's files. The store must be paused while they are copied. */
export class StoredCopy {
  private readonly folder: string;
  private readonly copy: string;

  constructor(folder: string) {
    this.folder = folder;
    this.copy = `${folder}-before`;
  }

  take(): void {
    rmSync(this.copy, { recursive: true, force: true });
    cpSync(this.folder, this.copy, { recursive: true });
  }

  putBack(): void {
    // The folder itself may be a mount.
    for (const name of readdirSync(this.folder)) rmSync(join(this.folder, name), { recursive: true, force: true });
    cpSync(this.copy, this.folder, { recursive: true });
  }
}
