import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/root.ts';
import { mutations } from './mutations.ts';

describe('a planted defect', () => {
  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))('%s fits the build', (_name, mutation) => {
    const { file, from } = mutation;
    // A deleted source may have left its output behind.
    const source = file.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
  });
});
