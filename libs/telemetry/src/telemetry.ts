import { context, diag, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { AlwaysOffSampler, NoopSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Export, ExportEnv, ExportOptions } from './export.js';

/** The variables that decide whether and what a process exports. */
export interface TelemetryEnv extends ExportEnv {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
}

/** The telemetry of a running process. */
export interface Telemetry {
  /** Exports what is pending, for at most two seconds, so that an unreachable collector does not delay the shutdown. */
  stop: () => Promise<void>;
}

/**
 * Starts tracing: the trace context travels from request to event, and every log line has its trace id. Spans and
 * metrics are recorded only if a collector is named; otherwise the exporting code is not loaded. Call it before
 * anything else: an instrument used earlier records nothing.
 */
export async function startTelemetry(env: TelemetryEnv, options: ExportOptions): Promise<Telemetry> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Without baggage: what a client puts there would be sent to every third party.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const running = await startExportIfNamed(env, options);
  return {
    stop: async () => {
      await running?.stop();
      for (const api of [trace, metrics, context, propagation, diag]) api.disable();
    },
  };
}

async function startExportIfNamed(env: TelemetryEnv, options: ExportOptions): Promise<Export | undefined> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startExport } = await import('./export.js');
    return startExport(env.OTEL_EXPORTER_OTLP_ENDPOINT, env, options);
  }
  // Spans need a processor to get trace ids, which logs and events carry.
  trace.setGlobalTracerProvider(
    new TracerProvider({ sampler: new AlwaysOffSampler(), spanProcessors: [new NoopSpanProcessor()] }),
  );
  return undefined;
}
