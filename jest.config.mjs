import { sourceOptions as swc } from './tools/test/jest/source-options.mjs';
import { forFrontend, forServices, packageMapper } from './tools/test/packages/packages.ts';

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
      testMatch: ['<rootDir>/{libs,services}/*/src/**/*.spec.ts', '<rootDir>/{sandbox,tools,ops,proof}/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.medium\\.spec\\.ts$', '/node_modules/'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/patience.mjs'],
    },
    {
      ...base,
      ...bundledPackages,
      displayName: 'medium',
      testMatch: ['<rootDir>/{libs,services}/*/src/**/*.medium.spec.ts', '<rootDir>/{tools,ops}/**/*.medium.spec.ts'],
      setupFiles: [...base.setupFiles, '<rootDir>/tools/test/jest/quiet.mjs'],
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/patience.mjs'],
      ...backing,
    },
    {
      ...base,
      displayName: 'frontend',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/frontend/src/**/*.spec.{ts,tsx}'],
      setupFiles: [],
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/browser-patience.mjs'],
      moduleNameMapper: {
        ...base.moduleNameMapper,
        ...packageMapper(root, forFrontend),
        '\\.css$': '<rootDir>/tools/test/jest/empty.mjs',
      },
    },
    onProduct('e2e', 'journeys/*.e2e.ts'),
    onProduct('journeys', 'journeys/*.journey.ts'),
    onProduct('screens', 'screens/*.screens.ts'),
    // One file, so that the product is started once. Its topics are in proof/security/topics.
    {
      ...onProduct('security', 'security/verify.security.ts'),
      setupFilesAfterEnv: ['<rootDir>/tools/test/jest/long-patience.mjs'],
    },
  ],
};
