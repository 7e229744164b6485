import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { largeFolders, codeFiles } from './folder-sizes.ts';

describe('the folders of the repository', () => {
  it('have at most fifteen files, but for ten at most', () => {
    const large = largeFolders(codeFiles());
    expect(large.length > 10 ? large : []).toEqual([]);
  });

  it('are fourteen at most in gifting, the largest service', () => {
    const entries = readdirSync(join(root, 'services/gifting/src'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.length > 14 ? folders : []).toEqual([]);
    expect(folders).toContain('recipients');
  });
});

describe('largeFolders', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/${n}.ts`);

  it('names those with more than fifteen files of their own, the largest first', () => {
    const all = [...files('libs/a', 16), ...files('libs/b', 15), ...files('libs/c', 20), ...files('libs/b/inner', 3)];
    expect(largeFolders(all)).toEqual(['libs/c: 20', 'libs/a: 16']);
  });
});
