import { loadEnv } from '@presently/service/env';
import { GatewayEnv } from '../env.js';
import { problemsOfProviders, providersOf } from './provider-settings.js';

const two = {
  NODE_ENV: 'production',
  OIDC_ISSUER: 'https://accounts.example, https://login.example/tenant',
  OIDC_CLIENT_ID: 'one,two',
  OIDC_CLIENT_SECRET: 'first,second',
};

describe('the settings of sign-in providers', () => {
  it('name several, in the same order', () => {
    expect(problemsOfProviders(two)).toEqual([]);
    expect(providersOf({ ...two, OIDC_NAME: 'Example,Acme Corp' })).toEqual([
      { id: '1', name: 'Example', issuer: 'https://accounts.example', clientId: 'one', clientSecret: 'first' },
      { id: '2', name: 'Acme Corp', issuer: 'https://login.example/tenant', clientId: 'two', clientSecret: 'second' },
    ]);
    expect(providersOf(two).map(({ name }) => name)).toEqual(['accounts.example', 'login.example']);
    expect([problemsOfProviders({ NODE_ENV: 'production' }), providersOf({ NODE_ENV: 'production' })]).toEqual([
      [],
      [],
    ]);
  });

  it('are refused at boot with each mistake', () => {
    const wrong = { ...two, OIDC_ISSUER: 'http://accounts.example,nonsense', OIDC_CLIENT_ID: 'one', OIDC_NAME: 'A,' };
    const env = {
      ...wrong,
      NATS_URL: 'tls://gateway:p7c1e5a9d3f8@nats',
      PUBLIC_URL: 'https://presently.example',
      MEDIA_DIR: '/media',
    };
    for (const mistake of ['"http://accounts.example"', '"nonsense"', 'OIDC_CLIENT_ID must', 'OIDC_NAME must'])
      expect(() => loadEnv(GatewayEnv, env)).toThrow(mistake);
    expect(() => loadEnv(GatewayEnv, { ...env, ...two, OIDC_NAME: '' })).not.toThrow();
    expect(problemsOfProviders({ NODE_ENV: 'test', OIDC_CLIENT_ID: 'alone' })).toHaveLength(1);
  });
});
