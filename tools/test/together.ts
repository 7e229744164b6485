import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A project of jest whose files are run together. */
export interface Files {
  project: string;
  /** Patterns of its files, and of those that are another project's. */
  include: readonly string[];
  exclude: readonly string[];
  /** Bytes of the files that share their modules. */
  most: number;
  /** What adds hooks or globals for all tests when it is first loaded, in a browser's environment. */
  first?: readonly string[];
}

const folders = '{libs,services}/*/src/**';
const others = '{sandbox,tools,ops,proof}/**';
const foreign = ['**/node_modules/**', '**/dist/**'];

const projectsTogether: readonly Files[] = [
  {
    project: 'unit',
    include: [`${folders}/*.spec.ts`, `${others}/*.spec.ts`],
    exclude: ['**/*.medium.spec.ts', ...foreign],
    most: 60_000,
  },
  {
    project: 'medium',
    include: [`${folders}/*.medium.spec.ts`, '{tools,ops}/**/*.medium.spec.ts'],
    exclude: foreign,
    most: 55_000,
  },
  {
    project: 'frontend',
    include: ['frontend/src/**/*.spec.{ts,tsx}'],
    exclude: foreign,
    most: 45_000,
    first: ['../../../frontend/src/testing/jsdom-gaps.ts', '@testing-library/react'],
  },
];

const folder = 'test-results/together';

/** Where the groups of a project are, as a pattern. */
const groupsOf = (project: string): string => `${folder}/${project}/*.spec.mjs`;

/** A file that waits at its top cannot be loaded within a `describe`; one that resets modules would reset those of others. */
const needsOwnModules = /^(?:(?:const|let) [^=]*= )?await\s|\bjest\.(?:resetModules|unstable_mockModule|mock)\(/m;

/** Files that set up what a process has once. */
const ownProcess: ReadonlySet<string> = new Set(['libs/telemetry/src/telemetry.spec.ts']);

/** A file of the frontend that needs no browser. */
const asksForNode = /^ *\/?\*+ @jest-environment node\b/m;

export interface Spec {
  path: string;
  bytes: number;
  isAlone: boolean;
  isOnNode: boolean;
}

/** Files that are close to each other need the same modules. */
const partOf = ({ path, isOnNode }: Spec): string =>
  path.split('/', /^(libs|services)\//.test(path) ? 2 : 1).join('-') + (isOnNode ? '-on-node' : '');

/** @returns the files of each group by its name; a file that is alone is in none */
export function groupsFrom(specs: readonly Spec[], most: number): Map<string, Spec[]> {
  const groups = new Map<string, Spec[]>();
  const sizes = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const spec of specs.filter(({ isAlone }) => !isAlone)) {
    const { bytes } = spec;
    const part = partOf(spec);
    const size = sizes.get(part) ?? Infinity;
    const isNew = size + bytes > most;
    if (isNew) counts.set(part, (counts.get(part) ?? 0) + 1);
    sizes.set(part, isNew ? bytes : size + bytes);
    const name = `${part}-${counts.get(part)!}`;
    groups.set(name, [...(groups.get(name) ?? []), spec]);
  }
  return groups;
}

function specsOf(root: string, { include, exclude }: Files): Spec[] {
  return globSync([...include], { cwd: root, exclude: [...exclude] })
    .toSorted()
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      return {
        path,
        bytes: source.length,
        isAlone: ownProcess.has(path) || needsOwnModules.test(source),
        isOnNode: asksForNode.test(source),
      };
    });
}

/** What jest runs for some files: a `describe` for each, in which hooks of one do not reach the others. */
const sourceOf = (root: string, paths: readonly string[], isOnNode: boolean, first: readonly string[]): string =>
  `${isOnNode ? '/** @jest-environment node */\n' : ''}// Written by tools/test/together.ts.
import { createRequire } from 'node:module';
import { jest } from '@jest/globals';
import { emptyPage, keepGlobals } from '../../../tools/test/jest/kept-globals.mjs';
${first.map((name) => `import '${name}';\n`).join('')}
const require = createRequire(import.meta.url);
const root = ${JSON.stringify(root)};
const paths = ${JSON.stringify(paths, undefined, 2)};

for (const path of paths)
  describe(path, () => {
    let restoreGlobals;
    beforeAll(() => {
      restoreGlobals = keepGlobals();
    });
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
      restoreGlobals();
      emptyPage();
    });
    try {
      require(\`\${root}/\${path}\`);
    } catch (error) {
      it('can be loaded', () => {
        throw error;
      });
    }
  });
`;

/** The files whose tests a file runs: itself, unless it is a group. */
export function filesIn(path: string): string[] {
  if (!path.includes(`/${folder}/`)) return [path];
  const [, root, paths] = /^const root = (.*);\nconst paths = (\[[^\]]*\]);$/m.exec(readFileSync(path, 'utf8'))!;
  return (JSON.parse(paths!) as string[]).map((each) => join(JSON.parse(root!) as string, each));
}

/**
 * Writes files that run the tests of several files each. Jest evaluates every module anew for each file that it runs,
 * which costs more than most files' tests.
 */
export function writeGroups(root: string, projects: readonly Files[] = projectsTogether): void {
  for (const files of projects) {
    rmSync(join(root, folder, files.project), { recursive: true, force: true });
    mkdirSync(join(root, folder, files.project), { recursive: true });
    for (const [name, specs] of groupsFrom(specsOf(root, files), files.most)) {
      const { isOnNode } = specs[0]!;
      const paths = specs.map(({ path }) => path);
      const source = sourceOf(root, paths, isOnNode, isOnNode ? [] : (files.first ?? []));
      writeFileSync(join(root, folder, files.project, `${name}.spec.mjs`), source);
    }
  }
}

/** What jest looks for if it runs files together: the groups, and the files that are in none. */
export const matchesTogether = (root: string, project: string): string[] => {
  const files = projectsTogether.find((each) => each.project === project)!;
  const alone = specsOf(root, files).filter(({ isAlone }) => isAlone);
  return [groupsOf(project), ...alone.map(({ path }) => path)].map((path) => `<rootDir>/${path}`);
};
