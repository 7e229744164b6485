import { loadEnv, ProcessEnv } from '../env.js';
import { WithStorage } from './storage-env.js';

class Env extends WithStorage(ProcessEnv) {}
const given = { NATS_URL: 'nats://127.0.0.1:4222', NATS_CA: 'ca.crt' };
const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

describe('the storage of recordings', () => {
  it('is the configured folder, or a temporary one by default', () => {
    expect(loadEnv(Env, given).MEDIA_DIR).toMatch(/presently-media$/);
    expect(loadEnv(Env, { ...given, MEDIA_DIR: '/srv/media' })).toMatchObject({ MEDIA_DIR: '/srv/media' });
  });

  it('must be configured in production', () => {
    const production = { ...given, NODE_ENV: 'production' };
    expect(() => loadEnv(Env, production)).toThrow('MEDIA_DIR or S3_BUCKET is missing');
    expect(loadEnv(Env, { ...production, MEDIA_DIR: '/srv/media' }).MEDIA_DIR).toBe('/srv/media');
    expect(loadEnv(Env, { ...production, ...bucket })).toMatchObject({ S3_BUCKET: 'b', S3_REGION: 'us-east-1' });
  });

  it('refuses a bucket without its keys', () => {
    expect(() => loadEnv(Env, { ...given, S3_BUCKET: 'b' })).toThrow(/S3_ACCESS_KEY_ID.*\n.*S3_SECRET_ACCESS_KEY/);
  });
});
