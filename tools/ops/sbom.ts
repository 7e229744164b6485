import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.ts';

interface Package {
  dev?: boolean;
  devDependencies?: unknown;
}
interface Lock {
  packages: Record<string, Package>;
}
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

const withoutTools = (each: Package): Package => ({ ...each, devDependencies: undefined });

/**
 * `npm run -s ops -- sbom > sbom.json`: prints the bill of materials of production, in CycloneDX, from the lock file.
 * npm writes it from a copy of the lock without development dependencies. From the lock itself it would omit packages
 * that the root also names for its tests, such as pg and fastify.
 */
export function writeBillOfMaterials(): void {
  const parent = mkdtempSync(join(tmpdir(), 'sbom-'));
  // npm names the product after its folder.
  const folder = join(parent, 'presently');
  try {
    mkdirSync(folder);
    const lock = read<Lock>('package-lock.json');
    const packages = Object.entries(lock.packages)
      .filter(([, { dev }]) => !dev)
      .map(([path, each]) => [path, withoutTools(each)] as const);
    const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
    write('package.json', withoutTools(read<Package>('package.json')));
    write('package-lock.json', { ...lock, packages: Object.fromEntries(packages) });
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
    execFileSync(npm, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  } finally {
    rmSync(parent, { recursive: true });
  }
}
