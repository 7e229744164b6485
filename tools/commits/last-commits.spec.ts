import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastCommits } from './last-commits.ts';

describe('the commits whose messages are checked', () => {
  const repository = mkdtempSync(join(tmpdir(), 'presently-commits-'));
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  const commit = (subject: string): string => {
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--allow-empty', '-m', subject);
    return git('rev-parse', 'HEAD');
  };
  let [first, second, third] = ['', '', ''];

  beforeAll(() => {
    git('init', '--quiet');
    [first, second, third] = [commit('one'), commit('two'), commit('three')];
  });
  afterAll(() => rmSync(repository, { recursive: true }));

  it('are all since the first that is checked, also those that came with the last in one landing', () => {
    expect(lastCommits(repository, first)).toEqual([third, second]);
  });

  it('are so many at most', () => expect(lastCommits(repository, first, 1)).toEqual([third]));

  it('are all that a clone has which is without the first', () => {
    expect(lastCommits(repository, '0123456789'.repeat(4))).toEqual([third, second, first]);
  });
});
