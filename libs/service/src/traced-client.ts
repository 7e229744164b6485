import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import pg from 'pg';

const tracer = trace.getTracer('presently.sql');

const name = String.raw`\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?`;
/** Where each verb names its table. A select is not followed into a quoted value, which may hold any words. */
const tables: Record<string, RegExp> = {
  select: new RegExp(`^[^']*?\\bfrom${name}`, 'i'),
  insert: new RegExp(`^\\s*insert\\s+into${name}`, 'i'),
  update: new RegExp(`^\\s*update${name}`, 'i'),
  delete: new RegExp(`^\\s*delete\\s+from${name}`, 'i'),
};

/** What may be told of a statement: its verb and its first table. The ORM writes values into the rest of it. */
export function shapeOf(sql: string): { verb: string; table: string | undefined } {
  const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query';
  return { verb, table: tables[verb]?.exec(sql)?.[1]?.toLowerCase() };
}

/**
 * A database client with a span for every query of a recorded trace. Instead of OpenTelemetry's instrumentation of pg,
 * which needs a loader and writes statements down as they are, with everybody's names and addresses in them.
 */
export class TracedClient extends pg.Client {
  // pg's own overloads all come down to these.
  override query(...args: unknown[]): never {
    const run = (): unknown => super.query(...(args as [string]));
    const [text] = args;
    const isRecorded = trace.getActiveSpan()?.isRecording() === true && typeof text === 'string';
    if (!isRecorded) return run() as never;
    const { verb, table: collection } = shapeOf(text);
    const span = tracer.startSpan(collection ? `${verb} ${collection}` : verb, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': verb,
        ...(collection && { 'db.collection.name': collection }),
      },
    });
    const result = context.with(trace.setSpan(context.active(), span), run);
    if (!(result instanceof Promise)) {
      span.end();
      return result as never;
    }
    return result.then(
      (answer: unknown) => {
        span.end();
        return answer;
      },
      (error: unknown) => {
        span.setAttribute('error.type', (error as { code?: string }).code ?? 'unknown');
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
        throw error;
      },
    ) as never;
  }
}
