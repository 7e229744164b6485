import { loadEnv } from '@presently/service/env';
import { GatewayEnv } from './env.js';

const given = { NATS_URL: 'nats://127.0.0.1:4222', PUBLIC_URL: 'https://presently.example/' };

describe('the environment of the gateway', () => {
  it('requires a broker and the public address, and names both if they are missing', () => {
    expect(() => loadEnv(GatewayEnv, {})).toThrow(/NATS_URL[\s\S]*PUBLIC_URL|PUBLIC_URL[\s\S]*NATS_URL/);
  });

  it('derives the origin, and whether it is https, from the public address', () => {
    expect(loadEnv(GatewayEnv, given)).toMatchObject({
      origin: 'https://presently.example',
      isHttps: true,
      PORT: 8080,
    });
    expect(loadEnv(GatewayEnv, { ...given, PUBLIC_URL: 'http://localhost:8080' })).toMatchObject({ isHttps: false });
  });

  it('limits requests strictly by default, and always in production', () => {
    expect(loadEnv(GatewayEnv, given).RATE_LIMIT).toBe('strict');
    expect(loadEnv(GatewayEnv, { ...given, RATE_LIMIT: 'off' }).RATE_LIMIT).toBe('off');
    expect(() => loadEnv(GatewayEnv, { ...given, RATE_LIMIT: 'off', NODE_ENV: 'production' })).toThrow(
      'RATE_LIMIT=off is refused in production',
    );
  });

  it('names everything at once that production refuses', () => {
    const wrong = {
      PUBLIC_URL: 'http://presently.example',
      TRUST_PROXY: 'true',
      STRIPE_JS_URL: 'http://a.example/x.js',
    };
    expect(() => loadEnv(GatewayEnv, { ...given, ...wrong, NODE_ENV: 'production' })).toThrow(
      /MEDIA_DIR[^]*NATS_URL needs NATS_CA[^]*PUBLIC_URL[^]*TRUST_PROXY[^]*STRIPE_JS_URL/,
    );
    expect(loadEnv(GatewayEnv, { ...given, ...wrong })).toMatchObject(wrong);
  });
});
