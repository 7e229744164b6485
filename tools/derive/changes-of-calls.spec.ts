import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayCalls, operations } from '@presently/contracts/catalogue';
import { resources } from '@presently/contracts/kit/resources';
import { root } from '../root.ts';

const calls = [...operations.filter(({ route }) => route), ...gatewayCalls];
const sources = globSync('frontend/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.spec\.tsx?$|changes-of-calls\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The routes other than reads in the source of the frontend. */
const called = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/'((?:POST|PUT|PATCH|DELETE) \/api\/[^']*)'/g)].map(([, route]) => route!),
  ),
);

describe('What calls change', () => {
  it('is declared by every call that the frontend makes, be it nothing', () => {
    const declared = new Map(calls.map(({ route, changes }) => [route as string, changes]));
    expect(called.size).toBeGreaterThan(70);
    expect([...called].filter((route) => !declared.get(route))).toEqual([]);
  });

  it('is shown by a read, and what reads show is changed by a call', () => {
    const shown = new Set(calls.flatMap(({ shows }) => shows ?? []));
    const changed = new Set(calls.flatMap(({ changes }) => changes ?? []));
    expect(resources.filter((resource) => !shown.has(resource))).toEqual([]);
    expect(resources.filter((resource) => !changed.has(resource))).toEqual([]);
  });

  it('is read again in one place, not by hand', () => {
    const byHand = sources.filter(({ text }) => /\binvalidateQueries\(/.test(text.replaceAll(/\/\*\*[^]*?\*\//g, '')));
    // The others are about the session: who is signed in.
    expect(byHand.map(({ path }) => path).toSorted()).toEqual([
      'frontend/src/app/guards.tsx',
      'frontend/src/domain/user/change-user.ts',
      'frontend/src/lib/live/read-again.ts',
      'frontend/src/lib/live/what-shows.ts',
    ]);
  });
});
