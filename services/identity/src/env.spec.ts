import { loadEnv } from '@presently/service/env';
import { DemoEnv, IdentityEnv } from './env.js';

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

describe('the key of the links in reminders', () => {
  const env = { ...database, NATS_URL: 'nats://localhost:4222', NODE_ENV: 'production' };

  it('must be a secret of our own in production', () => {
    expect(() => loadEnv(IdentityEnv, env)).toThrow('REMINDER_LINK_KEY must be set to a secret of your own');
    expect(() => loadEnv(IdentityEnv, { ...env, REMINDER_LINK_KEY: 'short' })).toThrow('at least 32 characters');
    expect(() => loadEnv(IdentityEnv, { ...env, REMINDER_LINK_KEY: 'x'.repeat(32) })).not.toThrow();
  });
});
