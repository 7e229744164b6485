import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { sourceStamp } from '../../../tools/build.ts';

const leftOut = new Set(['node_modules', '.git', '.nx', '.data', 'docs', 'proof', 'screenshots', 'test-results']);
/** The product's own packages, and files of this checkout. */
const ownModules = new Set(['@presently', '.presently']);

/** A copy of the repository with its build. Its own packages are resolved in the copy, all others in the original. */
export class Copy {
  readonly root = mkdtempSync(join(tmpdir(), 'presently-mutant-'));

  constructor(original: string) {
    cpSync(original, this.root, {
      recursive: true,
      filter: (path) => path === original || !leftOut.has(basename(path)),
    });
    this.linkModules(original);
    // The mutation changes the build, which must count as complete.
    mkdirSync(join(this.root, 'node_modules/.presently'));
    writeFileSync(join(this.root, 'node_modules/.presently/build'), sourceStamp(this.root));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private linkModules(original: string): void {
    const from = join(original, 'node_modules');
    const to = join(this.root, 'node_modules');
    mkdirSync(join(to, '@presently'), { recursive: true });
    for (const name of readdirSync(from)) {
      if (!ownModules.has(name)) symlinkSync(join(from, name), join(to, name));
    }
    for (const name of readdirSync(join(from, '@presently')))
      symlinkSync(readlinkSync(join(from, '@presently', name)), join(to, '@presently', name));
    for (const folder of ['libs', 'services']) {
      for (const name of readdirSync(join(original, folder))) {
        const own = join(original, folder, name, 'node_modules');
        if (existsSync(own)) symlinkSync(own, join(this.root, relative(original, own)));
      }
    }
  }
}
