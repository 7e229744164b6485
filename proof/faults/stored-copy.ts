import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A store as it was at one moment. Whoever writes to it has to stand still meanwhile. */
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
