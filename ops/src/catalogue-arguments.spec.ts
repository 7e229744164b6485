import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueArguments } from './catalogue-arguments.ts';

describe('the arguments of a catalogue command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-catalogue-'));
  mkdirSync(join(folder, 'sandbox'));
  writeFileSync(join(folder, 'gifts.tsv'), '');
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (...args: string[]) => catalogueArguments(args, (path) => join(folder, path));

  it('name a feed that has the name of a folder or a file', () => {
    expect(read('remove', 'sandbox')).toEqual(['remove', 'sandbox']);
    expect(read('remove', 'gifts.tsv')).toEqual(['remove', 'gifts.tsv']);
    expect(read('import', 'https://shop.example/feed', '--feed', 'gifts.tsv').at(-1)).toBe('gifts.tsv');
    expect(read('list')).toEqual(['list']);
  });

  it('name the whole path of a file to import, wherever the name of its feed is', () => {
    const file = join(folder, 'gifts.tsv');
    expect(read('import', 'gifts.tsv', '--feed', 'sandbox')).toEqual(['import', file, '--feed', 'sandbox']);
    expect(read('import', '--feed', 'sandbox', 'gifts.tsv')).toEqual(['import', '--feed', 'sandbox', file]);
    expect(read('import', 'sandbox')).toEqual(['import', 'sandbox']);
  });
});
