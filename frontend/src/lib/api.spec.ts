/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-error.js';
import { api } from './api.js';

interface Received {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}
let received: Received;
let answer: { status: number; body: string };
let server: Server;
const browserFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received = { line: `${request.method} ${request.url}`, headers: request.headers, body };
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Node has no origin of its own.
  globalThis.fetch = (path, init) => browserFetch(`http://127.0.0.1:${port}${path as string}`, init);
});
beforeEach(() => {
  answer = { status: 200, body: '{}' };
});
afterAll(async () => {
  globalThis.fetch = browserFetch;
  await new Promise((resolve) => server.close(resolve));
});

describe('A call to the API', () => {
  it('puts path parameters into the path and the rest into a JSON body', async () => {
    await api('PATCH /api/recipients/:recipientId', { recipientId: 'a/b', name: 'Nora' });
    expect(received.line).toBe('PATCH /api/recipients/a%2Fb');
    expect(JSON.parse(received.body)).toEqual({ name: 'Nora' });
    expect(received.headers['content-type']).toBe('application/json');
  });

  it('puts the rest of a read into the query string, without undefined fields', async () => {
    await api('GET /api/upcoming-occasions', { days: 60 });
    expect(received.line).toBe('GET /api/upcoming-occasions?days=60');
    await api('GET /api/upcoming-occasions', { days: undefined });
    expect(received.line).toBe('GET /api/upcoming-occasions');
  });

  it('has neither body nor content type without input', async () => {
    await api('POST /api/logout');
    expect(received.body).toBe('');
    expect(received.headers['content-type']).toBeUndefined();
    await api('DELETE /api/occasions/:occasionId', { occasionId: '7' });
    expect(received.line).toBe('DELETE /api/occasions/7');
    expect(received.headers['content-type']).toBeUndefined();
  });

  it('sends the time zone, and the idempotency key if there is one', async () => {
    await api('POST /api/recipients/:recipientId/gifts', { recipientId: '1' }, { idempotencyKey: 'k1' });
    expect(received.headers['idempotency-key']).toBe('k1');
    expect(received.headers['x-time-zone']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('returns the parsed JSON, and undefined for an empty answer', async () => {
    answer = { status: 200, body: '[{"id":"1"}]' };
    expect(await api('GET /api/recipients')).toEqual([{ id: '1' }]);
    answer = { status: 204, body: '' };
    expect(await api('POST /api/logout')).toBeUndefined();
  });

  it('fails with status, colon and body, and with the body’s problem', async () => {
    const body = '{"code":"gift.limit-reached","message":"Monthly gift limit reached"}';
    answer = { status: 403, body };
    const error = (await api('GET /api/recipients').catch((caught: unknown) => caught)) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toBe(`403: ${body}`);
    expect(error.problem?.code).toBe('gift.limit-reached');
  });

  it('falls back to the status text when a failure has no body', async () => {
    answer = { status: 502, body: '' };
    await expect(api('GET /api/recipients')).rejects.toThrow('502: Bad Gateway');
  });

  it('passes an abort through', async () => {
    const abort = new AbortController();
    abort.abort();
    await expect(api('GET /api/recipients', {}, { signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
