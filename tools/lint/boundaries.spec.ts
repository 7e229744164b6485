import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const cruise = (...folders: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const bin = join(root, 'node_modules/.bin/depcruise');
    execFile(bin, [...folders, '--config', '.dependency-cruiser.mjs'], { cwd: root }, (error, stdout) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout });
    });
  });

describe('the boundary check', () => {
  it('refuses an import of one service by another', async () => {
    const { code, output } = await cruise('tools/lint/fixtures', 'services/identity/src');
    expect(output).toMatch(/a-service-never-imports-a-service: tools\/lint\/fixtures\/gifting\/forbidden-import.ts/);
    expect(code).not.toBe(0);
  });
});
