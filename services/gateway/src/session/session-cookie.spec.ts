import { Clock } from '@presently/service/clock';
import cookies from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import { loadEnv } from '@presently/service/env';
import { GatewayEnv } from '../env.js';
import { SessionCookie } from './session-cookie.js';

const now = '2026-11-21T09:00:00.000Z';
const token = 'a-token-of-32-bytes-in-base64url-is-43-long';

async function serving(publicUrl: string): Promise<FastifyInstance> {
  const env = loadEnv(GatewayEnv, { NATS_URL: 'nats://127.0.0.1:4222', PUBLIC_URL: publicUrl });
  const cookie = new SessionCookie(env, new Clock(now));
  const app = fastify();
  await app.register(cookies);
  app.get('/read', (request) => ({ token: cookie.read(request) ?? null }));
  app.get('/write', (_request, reply) => {
    cookie.write(reply, token, new Date('2026-11-28T09:00:01.000Z'));
    return {};
  });
  app.get('/clear', (_request, reply) => {
    cookie.clear(reply);
    return {};
  });
  return app;
}

describe('the session cookie', () => {
  it('is bound to this host, and to https if there is https', async () => {
    const app = await serving('https://presently.example');
    const { headers } = await app.inject('/write');
    const parts = String(headers['set-cookie']).split('; ');
    expect(parts[0]).toBe(`__Host-sid=${token}`);
    expect(parts.slice(1).toSorted()).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=604[78]\d\d$/),
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  it('is not Secure without https, where browsers would drop it', async () => {
    const app = await serving('http://localhost:8080');
    const { headers } = await app.inject('/write');
    expect(headers['set-cookie']).toMatch(/^sid=/);
    expect(headers['set-cookie']).not.toMatch(/Secure|Domain/);
    expect(headers['set-cookie']).toMatch(/HttpOnly/);
  });

  it('is cleared with the attributes it was set with', async () => {
    const app = await serving('https://presently.example');
    const { headers } = await app.inject('/clear');
    expect(headers['set-cookie']).toMatch(/^__Host-sid=; Max-Age=0; Path=\/; .*Secure/);
  });

  it.each([
    [`__Host-sid=${token}`, token],
    [`theme=dark; __Host-sid=${token}`, token],
    [`sid=${token}`, null],
    ['__Host-sid=', null],
    ['__Host-sid=short', null],
    [`__Host-sid=${'x'.repeat(200)}`, null],
    ['__Host-sid=%22%3Cscript%3E%22-and-so-on-and-so-on', null],
  ])('reads %j as %j', async (header, expected) => {
    const app = await serving('https://presently.example');
    const answer = await app.inject({ url: '/read', headers: { cookie: header } });
    expect(answer.json()).toEqual({ token: expected });
  });
});
