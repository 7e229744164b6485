import { context, diag, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { AlwaysOffSampler, NoopSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { isExporting, isExportingSpans } from './env.js';
import type { Export, ExportOptions } from './export.js';
import { propagator } from './propagator.js';

/** The telemetry of a running process. */
export interface Telemetry {
  /** Exports what is pending, for at most two seconds, so that an unreachable collector does not delay the shutdown. */
  stop: () => Promise<void>;
}

/**
 * Starts tracing: the trace context travels from request to event, and every log line has its trace id. Spans and
 * metrics are recorded only if a collector is named; otherwise the SDK is not loaded. Call it before anything else: an
 * instrument used earlier records nothing.
 */
export async function startTelemetry(options: ExportOptions): Promise<Telemetry> {
  const running = isExporting() ? await loadExport(options) : undefined;
  if (!running) registerContext();
  // Spans need a provider to get trace ids, which logs and events carry.
  if (!isExportingSpans()) trace.setGlobalTracerProvider(providerWithoutRecording());
  return {
    stop: async () => {
      await running?.stop();
      for (const api of [trace, metrics, context, propagation, diag]) api.disable();
    },
  };
}

async function loadExport(options: ExportOptions): Promise<Export> {
  const { startExport } = await import('./export.js');
  return startExport(options);
}

function registerContext(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(propagator);
}

const providerWithoutRecording = () =>
  new TracerProvider({ sampler: new AlwaysOffSampler(), spanProcessors: [new NoopSpanProcessor()] });
