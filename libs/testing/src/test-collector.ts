import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

/** A received span, with the name of the process that sent it. */
export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number;
  attributes: Record<string, unknown>;
}

/** One data point of a metric. */
export interface CollectedPoint {
  service: string;
  metric: string;
  attributes: Record<string, unknown>;
  /** For a histogram, the number of its values. */
  value: number;
}

interface Point {
  attributes?: Attribute[];
  asDouble?: number;
  asInt?: number | string;
  count?: number | string;
}

/** The parts of OTLP's JSON that the tests read. */
interface Exported {
  resourceSpans?: { resource: { attributes: Attribute[] }; scopeSpans: { spans: RawSpan[] }[] }[];
  resourceMetrics?: {
    resource: { attributes: Attribute[] };
    scopeMetrics: { metrics: ({ name: string } & Record<string, { dataPoints: Point[] } | string>)[] }[];
  }[];
}
type RawSpan = Omit<CollectedSpan, 'service' | 'attributes'> & { attributes?: Attribute[] };

const plain = (attributes: Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector over HTTP that keeps every span and data point. */
export class TestCollector {
  readonly spans: CollectedSpan[] = [];
  /** In the order of arrival. */
  readonly points: CollectedPoint[] = [];
  /** The received bodies. */
  readonly bodies: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TestCollector> {
    const server = createServer((request, response) => {
      void json(request).then((body) => {
        collector.take(body as Exported);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    const collector = new TestCollector(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  /** The environment of a process that exports to this collector. */
  get env(): Record<string, string> {
    return { OTEL_EXPORTER_OTLP_ENDPOINT: this.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The last value of a metric's series with these attributes. */
  value(metric: string, attributes: Record<string, unknown> = {}, service?: string): number | undefined {
    return this.points.findLast(
      (point) =>
        point.metric === metric &&
        (service === undefined || point.service === service) &&
        Object.entries(attributes).every(([key, value]) => point.attributes[key] === value),
    )?.value;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(exported: Exported): void {
    this.bodies.push(JSON.stringify(exported));
    for (const { resource, scopeSpans } of exported.resourceSpans ?? []) {
      const service = String(plain(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...span, service, attributes: plain(span.attributes) });
    }
    for (const { resource, scopeMetrics } of exported.resourceMetrics ?? []) {
      const service = String(plain(resource.attributes)['service.name']);
      for (const metric of scopeMetrics.flatMap((scope) => scope.metrics)) {
        const data = Object.values(metric).find((part) => typeof part === 'object' && 'dataPoints' in part);
        for (const point of data?.dataPoints ?? [])
          this.points.push({
            service,
            metric: metric.name,
            attributes: plain(point.attributes),
            value: Number(point.asDouble ?? point.asInt ?? point.count ?? Number.NaN),
          });
      }
    }
  }
}
