import { loadEnv, ServiceEnv } from './env.js';

const given = {
  NODE_ENV: 'production',
  NATS_URL: 'nats://gifting:p0b4d8f2a6c1@nats:4222',
  NATS_CA: '/etc/nats/ca.crt',
  DATABASE_URL: 'postgres://gifting:p7c1e5a9d3f8@postgres:5432/presently',
};

describe('the environment of a process', () => {
  it('is accepted with passwords of its own', () => {
    expect(loadEnv(ServiceEnv, given)).toMatchObject(given);
  });

  it.each(['NATS_URL', 'DATABASE_URL'] as const)(
    'is refused in production if %s has the password of docker-compose.yml',
    (name) => {
      const weak = { ...given, [name]: given[name].replace(/[^:]*(?=@)/, 'only-for-development') };
      expect(() => loadEnv(ServiceEnv, weak)).toThrow(`${name} has a weak password: it is that of development`);
      expect(loadEnv(ServiceEnv, { ...weak, NODE_ENV: 'development' })).toMatchObject({ [name]: weak[name] });
    },
  );

  it('is refused in production with relaxed budgets', () => {
    expect(loadEnv(ServiceEnv, given).BUDGETS).toBe('strict');
    const relaxed = { ...given, BUDGETS: 'relaxed' };
    expect(() => loadEnv(ServiceEnv, relaxed)).toThrow('BUDGETS=relaxed is refused in production');
    expect(loadEnv(ServiceEnv, { ...relaxed, NODE_ENV: 'development' }).BUDGETS).toBe('relaxed');
    expect(loadEnv(ServiceEnv, { ...given, BUDGETS: 'household' }).BUDGETS).toBe('household');
  });

  it('is not refused for a variable of another process', () => {
    expect(loadEnv(ServiceEnv, { ...given, PUBLIC_URL: 'http://gateway:8080' })).toMatchObject(given);
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_EXPORTER_OTLP_HEADERS: 'key=1' };
    expect(() => loadEnv(ServiceEnv, { ...given, ...collector })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must begin with',
    );
  });

  it('is refused with the name of a missing variable', () => {
    expect(() => loadEnv(ServiceEnv, { ...given, DATABASE_URL: '' })).toThrow('DATABASE_URL is missing');
  });
});
