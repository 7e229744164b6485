import { loadEnv, ServiceEnv } from './env.js';

const given = {
  NODE_ENV: 'production',
  NATS_URL: 'nats://gifting:a-secret@nats:4222',
  DATABASE_URL: 'postgres://gifting:another-secret@postgres:5432/presently',
};

describe('the environment of a process', () => {
  it('is accepted with passwords of its own', () => {
    expect(loadEnv(ServiceEnv, given)).toMatchObject(given);
  });

  it.each(['NATS_URL', 'DATABASE_URL'] as const)(
    'is refused in production if %s has the password of docker-compose.yml',
    (name) => {
      const weak = { ...given, [name]: given[name].replace(/[^:]*(?=@)/, 'only-for-development') };
      expect(() => loadEnv(ServiceEnv, weak)).toThrow(`${name} has the password of development`);
      expect(loadEnv(ServiceEnv, { ...weak, NODE_ENV: 'development' })).toMatchObject({ [name]: weak[name] });
    },
  );

  it('is refused in production with relaxed budgets', () => {
    expect(loadEnv(ServiceEnv, given).BUDGETS).toBe('strict');
    const relaxed = { ...given, BUDGETS: 'relaxed' };
    expect(() => loadEnv(ServiceEnv, relaxed)).toThrow('BUDGETS=relaxed is refused in production');
    expect(loadEnv(ServiceEnv, { ...relaxed, NODE_ENV: 'development' }).BUDGETS).toBe('relaxed');
  });

  it('is refused with the name of a missing variable', () => {
    expect(() => loadEnv(ServiceEnv, { ...given, DATABASE_URL: '' })).toThrow('DATABASE_URL is missing');
  });
});
