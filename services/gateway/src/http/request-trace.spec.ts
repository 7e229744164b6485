import { startTelemetry, type Telemetry } from '@presently/telemetry/telemetry';
import { eventually } from '@presently/testing/eventually';
import { trace } from '@opentelemetry/api';
import { fastify, type FastifyInstance } from 'fastify';
import type { createLogger } from '@presently/service/logger';
import { traceRequests } from './request-trace.js';

type Line = Record<string, unknown>;

describe('the log line of a request', () => {
  let app: FastifyInstance;
  let url: string;
  const lines: Line[] = [];
  const quiet: Line[] = [];
  let telemetry: Telemetry;

  beforeAll(async () => {
    telemetry = await startTelemetry({ name: 'gateway', onTrouble: () => undefined, isEdge: true });
    app = fastify({ forceCloseConnections: true });
    const child = { info: (line: Line) => lines.push(line), debug: (line: Line) => quiet.push(line) };
    traceRequests(app, { child: () => child } as unknown as ReturnType<typeof createLogger>);
    app.get('/gift/:shareToken', () => 'page');
    app.get('/readyz', () => 'ok');
    app.get('/mine', (request) => {
      request.session = { caller: { userId: 'u1' }, token: 'a-very-secret-token' } as never;
      return 'mine';
    });
    app.post('/trace', () => ({ traceId: trace.getActiveSpan()?.spanContext().traceId }));
    app.get('/endless', (_request, reply) => {
      reply.hijack();
      reply.raw.write('one');
    });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await telemetry.stop();
  });
  beforeEach(() => {
    lines.length = 0;
  });

  it('contains the pattern of its route, never the share token or the query', async () => {
    await fetch(`${url}/gift/a-very-secret-share-token?from=ann@example.com`);
    const [line] = await eventually(() => lines.length > 0 && lines);
    expect(line).toEqual({
      method: 'GET',
      route: '/gift/:shareToken',
      status: 200,
      ms: expect.any(Number),
      traceId: expect.stringMatching(/^(?!0+$)[0-9a-f]{32}$/),
      spanId: expect.stringMatching(/^(?!0+$)[0-9a-f]{16}$/),
    });
    await fetch(`${url}/nowhere/a-very-secret-share-token`);
    await eventually(() => lines.length > 1);
    expect(JSON.stringify(lines)).not.toMatch(/secret|ann@/);
    expect(lines[1]).toMatchObject({ route: 'unmatched', status: 404 });
  });

  it('contains the id of the signed-in user, and no token', async () => {
    await fetch(`${url}/mine`);
    const [line] = await eventually(() => lines.length > 0 && lines);
    expect(line).toMatchObject({ route: '/mine', userId: 'u1' });
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('belongs to the trace of the request, also after a body has been read', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const answer = await fetch(`${url}/trace`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    expect(await answer.json()).toEqual({ traceId });
    await eventually(() => lines.some((line) => line['traceId'] === traceId));
  });

  it('reports a request that the client aborted', async () => {
    const abort = new AbortController();
    const answer = await fetch(`${url}/endless`, { signal: abort.signal });
    expect(answer.status).toBe(200);
    abort.abort();
    await eventually(() => lines.some((line) => line['isAborted'] === true));
  });

  it('is left out for probes at the default level', async () => {
    await fetch(`${url}/readyz`);
    await eventually(() => quiet.length > 0);
    expect(lines).toEqual([]);
  });
});
