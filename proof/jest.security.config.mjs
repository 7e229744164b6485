import config from '../jest.config.mjs';

/** `npm run verify:security`: one file, so that the product is started once; its topics are in `proof/security/topics/`. */
const e2e = config.projects.find(({ displayName }) => displayName === 'e2e');

export default {
  ...e2e,
  displayName: 'security',
  testMatch: ['<rootDir>/proof/security/verify.security.ts'],
  testTimeout: 120_000,
};
