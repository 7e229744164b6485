import { context, diag, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { AlwaysOffSampler, NoopSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TelemetryEnv } from './env.js';

/** What a running process tells of itself. */
export interface Telemetry {
  /** Sends what has not been sent, for at most two seconds: a collector that is away delays no end. */
  stop: () => Promise<void>;
}

/** What exporting needs to know. */
export interface TelemetryOptions {
  /** `service.name` */
  name: string;
  /** Hears of a collector that does not take what it is sent, once in a while. */
  onTrouble: (trouble: string) => void;
  /**
   * True where strangers may send a trace context: they are heard for the trace's id, but do not decide what is recorded.
   */
  isEdge?: boolean;
}

/**
 * Turns tracing on: context travels from request to event, and every log line can name its trace. Spans and metrics are
 * recorded only where a collector is named; nothing of what that takes is loaded otherwise. To be called before anything
 * else: an instrument used earlier measures nothing.
 */
export async function startTelemetry(env: TelemetryEnv, options: TelemetryOptions): Promise<Telemetry> {
  const exporting = await begin(env, options);
  return {
    stop: async () => {
      await exporting?.stop();
      for (const api of [trace, metrics, context, propagation, diag]) api.disable();
    },
  };
}

async function begin(env: TelemetryEnv, options: TelemetryOptions): Promise<Telemetry | undefined> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // No baggage: what strangers put there would travel to every third party.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startExport } = await import('./telemetry-export.js');
    return startExport(env.OTEL_EXPORTER_OTLP_ENDPOINT, env, options);
  }
  // Without a processor there would be no trace ids in logs and events either.
  trace.setGlobalTracerProvider(
    new TracerProvider({ sampler: new AlwaysOffSampler(), spanProcessors: [new NoopSpanProcessor()] }),
  );
  return undefined;
}
