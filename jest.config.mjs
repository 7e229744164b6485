import { sourceOptions as swc } from './tools/test/jest/source-options.mjs';
import { environment } from './libs/cli/src/environment.ts';
import { forFrontend, forServices, packageMapper } from './tools/test/packages/packages.ts';
import { matchesTogether } from './tools/test/together.ts';

const root = import.meta.dirname;

/** Everything runs from sources: no build stands between an edit and its test. */
const base = {
  rootDir: root,
  // Not in the temporary folder, which is new for each run.
  cacheDirectory: '<rootDir>/node_modules/.presently/jest',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc({ tsx: false })], '^.+\\.tsx$': ['@swc/jest', swc({ tsx: true })] },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@presently/(cli|contracts|messaging|rules|service|telemetry|testing|topology|work)/(.*)$':
      '<rootDir>/libs/$1/src/$2.ts',
  },
  setupFiles: ['<rootDir>/tools/test/jest/setup.mjs'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.data/'],
};

const bundledPackages = { moduleNameMapper: { ...base.moduleNameMapper, ...packageMapper(root, forServices) } };

const backing = {
  globalSetup: '<rootDir>/tools/test/jest/backing-setup.mjs',
  globalTeardown: '<rootDir>/tools/test/jest/backing-teardown.mjs',
};

/** Whole projects share modules between files; a file that is named is run by itself. */
const filesOf = (project, testMatch) =>
  environment.TESTS_TOGETHER === 'true' ? matchesTogether(root, project) : testMatch;

/** Suites that start the whole product. */
const onProduct = (displayName, testMatch) => ({ ...base, displayName, testMatch: [`<rootDir>/proof/${testMatch}`] });

/** @type {import('jest').Config} */
export default {
  testSequencer: '<rootDir>/tools/test/jest/sequencer.mjs',
  projects: [
    {
      ...base,
      ...bundledPackages,
      displayName: 'unit',
      testMatch: filesOf('unit', [
        '<rootDir>/{libs,services}/*/src/**/*.spec.ts',
        '<rootDir>/{sandbox,tools,ops,proof}/**/*.spec.ts',
      ]),
      testPathIgnorePatterns: ['\\.medium\\.spec\\.ts$', '/node_modules/'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/patience.mjs'],
    },
    {
      ...base,
      ...bundledPackages,
      displayName: 'medium',
      testMatch: filesOf('medium', [
        '<rootDir>/{libs,services}/*/src/**/*.medium.spec.ts',
        '<rootDir>/{tools,ops}/**/*.medium.spec.ts',
      ]),
      setupFiles: [...base.setupFiles, '<rootDir>/tools/test/jest/quiet.mjs'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/patience.mjs'],
      ...backing,
    },
    {
      ...base,
      displayName: 'frontend',
      testEnvironment: 'jsdom',
      testMatch: filesOf('frontend', ['<rootDir>/frontend/src/**/*.spec.{ts,tsx}']),
      setupFiles: ['<rootDir>/tools/test/jest/compile-messages.mjs'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/browser-patience.mjs'],
      moduleNameMapper: {
        ...base.moduleNameMapper,
        ...packageMapper(root, forFrontend),
        '\\.css$': '<rootDir>/tools/test/jest/empty.mjs',
      },
    },
    // One file each of e2e and security, so that the product is started once. Their topics are in folders beside them.
    onProduct('e2e', 'e2e/verify.e2e.ts'),
    onProduct('journeys', 'journeys/*.journey.ts'),
    onProduct('screens', 'screens/*.screens.ts'),
    {
      ...onProduct('security', 'security/verify.security.ts'),
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/long-patience.mjs'],
    },
  ],
};
