import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceStamp } from './build.ts';

describe('whether a build is needed', () => {
  let root: string;
  const write = (path: string, content = path) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'build-'));
    write('services/gifting/src/gifts/gift.entity.ts');
    write('frontend/src/app/main.tsx');
    write('package-lock.json');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    'services/gifting/src/gifts/gift.entity.ts',
    'frontend/src/app/main.tsx',
    'frontend/index.html',
    'libs/contracts/src/kit/event.ts',
    'tsconfig.base.json',
    'package-lock.json',
  ])('is decided by %s', (path) => {
    const before = sourceStamp(root);
    write(path, 'something else, of another length');
    expect(sourceStamp(root)).not.toBe(before);
  });

  it.each([
    'services/gifting/src/gifts/gift.entity.spec.ts',
    'services/gifting/dist/main.js',
    'frontend/node_modules/x.js',
    'frontend/dist/index.html',
    'docs/architecture.md',
  ])('is not decided by %s', (path) => {
    const before = sourceStamp(root);
    write(path);
    expect(sourceStamp(root)).toBe(before);
  });
});
