import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'complete-lock.mjs');

describe('a completed lock', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const complete = (packages: object) => {
    const file = join(folder, 'package-lock.json');
    writeFileSync(file, JSON.stringify({ packages }));
    execFileSync(process.execPath, [script, file]);
    return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, object> }).packages;
  };

  it('names the platform packages that the registry lacks', () => {
    const packages = complete({
      '': {},
      'node_modules/@swc/core': {
        version: '1.2.3',
        dev: true,
        optionalDependencies: { '@swc/core-darwin-arm64': '1.2.3', '@swc/core-linux-x64-gnu': '1.2.3' },
      },
      'node_modules/@swc/core-linux-x64-gnu': { version: '1.2.3', integrity: 'sha512-known', optional: true },
    });
    expect(packages['node_modules/@swc/core-darwin-arm64']).toEqual({
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
    expect(packages['node_modules/@swc/core-linux-x64-gnu']).toEqual({
      version: '1.2.3',
      integrity: 'sha512-known',
      optional: true,
    });
  });

  it('does not change packages that are nested in their parent', () => {
    const before = {
      '': {},
      'node_modules/a': { version: '1.0.0', optionalDependencies: { 'b-linux-x64': '2.0.0' } },
      'node_modules/a/node_modules/b-linux-x64': { version: '2.0.0' },
    };
    expect(complete(before)).toEqual(before);
  });
});
