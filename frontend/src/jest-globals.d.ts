import type * as globals from '@jest/globals';

/** Jest puts these into every spec. */
declare global {
  const describe: typeof globals.describe;
  const it: typeof globals.it;
  const expect: typeof globals.expect;
  const beforeEach: typeof globals.beforeEach;
  const afterEach: typeof globals.afterEach;
  const beforeAll: typeof globals.beforeAll;
  const afterAll: typeof globals.afterAll;
}
