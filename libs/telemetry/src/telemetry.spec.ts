import { TestCollector } from '@presently/testing/test-collector';
import { eventually } from '@presently/testing/eventually';
import { setVariables } from '@presently/testing/test-env';
import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { counter, histogram, observe } from './instruments.js';
import { metrics } from './metrics.js';
import { startTelemetry, type Telemetry } from './telemetry.js';

const quick = { OTEL_METRIC_EXPORT_INTERVAL: '100' };
const remote = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };

describe('the telemetry of a process', () => {
  let telemetry: Telemetry | undefined;
  let restore: () => void;
  const troubles: string[] = [];
  const start = async (env: Record<string, string> = {}, isEdge = false) => {
    restore = setVariables(env);
    telemetry = await startTelemetry({ name: 'gifting', onTrouble: (trouble) => troubles.push(trouble), isEdge });
  };
  const work = (name = 'work', from = context.active()) => {
    const span = trace.getTracer('test').startSpan(name, { kind: SpanKind.SERVER }, from);
    span.end();
    return span;
  };

  beforeEach(() => {
    troubles.length = 0;
  });
  afterEach(async () => {
    await telemetry?.stop();
    telemetry = undefined;
    restore();
  });

  describe('with a collector', () => {
    let collector: TestCollector;
    beforeEach(async () => {
      collector = await TestCollector.start();
    });
    afterEach(async () => {
      await telemetry?.stop();
      await collector.stop();
    });

    it('exports spans, at the latest when it stops', async () => {
      await start({ ...collector.env, OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });
      const { traceId } = work('send a gift').spanContext();
      await telemetry!.stop();
      // On a busy machine the first export takes longer than a process waits for its last.
      await eventually(() => collector.spans.length > 0);
      expect(collector.spans).toMatchObject([{ service: 'gifting', name: 'send a gift', traceId }]);
    });

    it('exports counters, histograms, gauges and the metrics of the process itself', async () => {
      await start({ ...collector.env, ...quick });
      counter(metrics.quotaRefusals).add(2, { 'presently.quota': 'gifts' });
      histogram(metrics.rpcServed).record(0.02, { 'rpc.method': 'gifting.sendGift' });
      let streams = 3;
      const end = observe([metrics.liveStreams], (record) => record(metrics.liveStreams, streams));
      await eventually(() => collector.value('presently.quota.refusals', { 'presently.quota': 'gifts' }) === 2);
      expect(collector.value('rpc.server.call.duration', { 'rpc.method': 'gifting.sendGift' })).toBe(1);
      expect(collector.value('presently.live_streams.open')).toBe(3);
      streams = 4;
      await eventually(() => collector.value('presently.live_streams.open') === 4);
      expect(collector.value('process.memory.usage')).toBeGreaterThan(1_000_000);
      end();
    });

    it('leaves out a gauge that cannot be read, and nothing else', async () => {
      await start({ ...collector.env, ...quick });
      const ends = [
        observe([metrics.sessions], () => Promise.reject(new Error('no database'))),
        observe([metrics.deadLetters], (record) => record(metrics.deadLetters, 1)),
      ];
      await eventually(() => collector.value('presently.dead_letters') === 1);
      expect(collector.value('presently.sessions.active')).toBeUndefined();
      ends.forEach((end) => end());
    });

    it('follows the sampling decision of its caller, and samples its own traces by the configured share', async () => {
      await start({ ...collector.env, OTEL_TRACES_SAMPLER_ARG: '0' });
      work('root');
      work('called', propagation.extract(context.active(), remote));
      await telemetry!.stop();
      expect(collector.spans.map(({ name }) => name)).toEqual(['called']);
    });

    it('keeps the trace id of a stranger at the edge, but not the sampling decision', async () => {
      await start({ ...collector.env, OTEL_TRACES_SAMPLER_ARG: '0' }, true);
      const span = work('called by a stranger', propagation.extract(context.active(), remote));
      await telemetry!.stop();
      expect(span.spanContext().traceId).toBe('0af7651916cd43dd8448eb211c80319c');
      expect(collector.spans).toEqual([]);
    });

    it('takes service name, resource and sampler from the environment, and nothing about the machine', async () => {
      await start({
        ...collector.env,
        OTEL_SERVICE_NAME: 'gifting-blue',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
        OTEL_TRACES_SAMPLER: 'always_on',
        OTEL_TRACES_SAMPLER_ARG: '0',
      });
      work();
      await telemetry!.stop();
      expect(collector.spans).toMatchObject([{ service: 'gifting-blue' }]);
      expect(collector.bodies.join()).toMatch(/deployment.environment.name.*staging/);
      expect(collector.bodies.join()).toContain('service.instance.id');
      expect(collector.bodies.join()).not.toMatch(/host\.|os\.type|process\.(pid|owner|command)/);
    });

    it('exports only the signal whose endpoint is named', async () => {
      const endpoint = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces` };
      await start({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...quick });
      work();
      counter(metrics.quotaRefusals).add(1);
      await telemetry!.stop();
      expect(collector.spans).toHaveLength(1);
      expect(collector.points).toEqual([]);
      expect(troubles).toEqual([]);
    });

    it.each([
      ['the SDK is disabled', { OTEL_SDK_DISABLED: 'true' }, 0],
      ['traces are not exported', { OTEL_TRACES_EXPORTER: 'none' }, 1],
    ])('records no span if %s, but spans have a trace id', async (_when, env, refusals) => {
      await start({ ...collector.env, ...env });
      counter(metrics.quotaRefusals).add(1, { 'presently.quota': 'gifts' });
      const span = work();
      expect(span.isRecording()).toBe(false);
      expect(span.spanContext().traceId).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
      await telemetry!.stop();
      expect(collector.spans).toEqual([]);
      expect(collector.points.filter(({ metric }) => metric === 'presently.quota.refusals')).toHaveLength(refusals);
    });
  });

  it('exports protobuf over HTTP by default, with the configured headers', async () => {
    const received: unknown[] = [];
    const server = createServer(({ method, url, headers }, response) => {
      received.push([method, url, headers['content-type'], headers.authorization]);
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x',
    });
    work();
    await telemetry!.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(received).toEqual(
      expect.arrayContaining([
        ['POST', '/v1/traces', 'application/x-protobuf', 'Bearer x'],
        ['POST', '/v1/metrics', 'application/x-protobuf', 'Bearer x'],
      ]),
    );
  });

  describe('with a collector that is unreachable or does not answer', () => {
    let silent: Server;
    beforeEach(async () => {
      silent = createServer(() => undefined);
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    });
    afterEach(async () => {
      silent.closeAllConnections();
      await new Promise((resolve) => silent.close(resolve));
    });

    it('does not keep the process from stopping', async () => {
      const { port } = silent.address() as AddressInfo;
      const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_EXPORTER_OTLP_TIMEOUT: '3000' };
      await start({ ...endpoint, ...quick });
      work();
      // The test times out if this waits for the collector.
      await telemetry!.stop();
    });

    it('reports the trouble once, not at every export', async () => {
      const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '200' };
      await start({ ...endpoint, ...quick });
      await eventually(() => troubles.length > 0);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(troubles).toHaveLength(1);
    });
  });

  it('records nothing without a collector, but spans have a trace id', async () => {
    await start();
    const span = work();
    expect(span.isRecording()).toBe(false);
    expect(span.spanContext().traceId).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
  });
});
