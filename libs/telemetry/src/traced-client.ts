import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import pg from 'pg';

const tracer = trace.getTracer('presently.sql');

const name = String.raw`\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?`;
/**
 * Where each verb names its table. A search in a select stops at the first quote: a quoted value may hold any words.
 */
const tables: Record<string, RegExp> = {
  select: new RegExp(`^[^']*?\\bfrom${name}`, 'i'),
  insert: new RegExp(`^\\s*insert\\s+into${name}`, 'i'),
  update: new RegExp(`^\\s*update${name}`, 'i'),
  delete: new RegExp(`^\\s*delete\\s+from${name}`, 'i'),
};

/** Verb and first table of a statement. The rest may not be recorded: the ORM writes values into it. */
export function shapeOf(sql: string): { verb: string; table: string | undefined } {
  const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query';
  return { verb, table: tables[verb]?.exec(sql)?.[1]?.toLowerCase() };
}

/**
 * A database client with a span for every query of a recorded trace. It replaces OpenTelemetry's instrumentation of
 * pg, which needs a loader and records whole statements, with the names and addresses in them.
 */
export class TracedClient extends pg.Client {
  // All overloads of pg's own method take these arguments.
  override query(...args: unknown[]): never {
    const [first] = args;
    const text = typeof first === 'object' && first && 'text' in first ? first.text : first;
    return this.traced(text, () => super.query(...(args as [string])));
  }

  /** Runs a query in a span. */
  private traced(text: unknown, query: () => unknown): never {
    const isRecorded = trace.getActiveSpan()?.isRecording() === true && typeof text === 'string';
    if (!isRecorded) return query() as never;
    const { verb, table: collection } = shapeOf(text);
    const span = tracer.startSpan(collection ? `${verb} ${collection}` : verb, {
      kind: SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': verb,
        ...(collection && { 'db.collection.name': collection }),
      },
    });
    const result = context.with(trace.setSpan(context.active(), span), query);
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
