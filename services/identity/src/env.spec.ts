import { loadEnv } from '@presently/service/env';
import { DemoEnv } from './env.js';

const database = { DATABASE_URL: 'postgres://identity:secret@localhost/presently' };

describe('the environment of the demo accounts', () => {
  it('refuses production, where everybody would know their passwords', () => {
    expect(() => loadEnv(DemoEnv, { ...database, NODE_ENV: 'production' })).toThrow(
      'Demo accounts are refused in production',
    );
  });

  it('accepts development, which is the default', () => {
    expect(loadEnv(DemoEnv, database).NODE_ENV).toBe('development');
  });
});
