import { loadEnv } from '@presently/service/env';
import { DemoEnv, IdentityEnv } from './env.js';

const database = { DATABASE_URL: 'postgres://identity:p7c1e5a9d3f8@localhost/presently' };

describe('the environment of the demo accounts', () => {
  it('refuses production, because their passwords are public', () => {
    expect(() => loadEnv(DemoEnv, { ...database, NODE_ENV: 'production' })).toThrow(
      'Demo accounts are refused in production',
    );
  });

  it('accepts development, which is the default', () => {
    expect(loadEnv(DemoEnv, database).NODE_ENV).toBe('development');
  });
});

describe('the key of the links in reminders', () => {
  const env = {
    ...database,
    NATS_URL: 'nats://localhost:4222',
    NATS_CA: 'ca.crt',
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://presently.example',
    SECOND_FACTOR_KEY: 'c34e8b7d2f3a91c0be77d42586d1f0a9',
  };

  it('must be set to a secret in production', () => {
    expect(() => loadEnv(IdentityEnv, env)).toThrow('REMINDER_LINK_KEY must be set to a secret of your own');
    expect(() => loadEnv(IdentityEnv, { ...env, REMINDER_LINK_KEY: 'short' })).toThrow('at least 32 characters');
    expect(() => loadEnv(IdentityEnv, { ...env, REMINDER_LINK_KEY: 'x'.repeat(32) })).toThrow('REMINDER_LINK_KEY');
    expect(() => loadEnv(IdentityEnv, { ...env, REMINDER_LINK_KEY: 'f3a91c0be77d42586d1f0a9c34e8b7d2' })).not.toThrow();
  });

  it('is one of three settings that production must have', () => {
    const missing = { ...env, PUBLIC_URL: '', SECOND_FACTOR_KEY: '', ADMIN_SECOND_FACTOR: 'optional' };
    for (const name of ['PUBLIC_URL', 'SECOND_FACTOR_KEY', 'ADMIN_SECOND_FACTOR=optional'])
      expect(() => loadEnv(IdentityEnv, missing)).toThrow(name);
  });
});
