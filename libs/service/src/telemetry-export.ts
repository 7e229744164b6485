import { diag, DiagLogLevel, metrics, trace, type DiagLogger } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TelemetryEnv } from './env.js';
import { watchProcess } from './process-metrics.js';
import type { Telemetry, TelemetryOptions } from './telemetry.js';

/** Milliseconds for one export; a collector that takes longer loses it. */
const patience = 5_000;
/** Milliseconds for the last one, while the process waits to end. */
const lastPatience = 2_000;
/** The same trouble, every few seconds, is told once a minute. */
const repeatAfter = 60_000;

/** Sends spans and metrics to a collector by OTLP over HTTP, in batches, beside the work. */
export function startExport(
  collector: string,
  { OTEL_TRACES_SAMPLER_ARG: ratio, OTEL_METRIC_EXPORT_INTERVAL: exportIntervalMillis }: TelemetryEnv,
  { name, onTrouble, isEdge = false }: TelemetryOptions,
): Telemetry {
  diag.setLogger(onceInAWhile(onTrouble), DiagLogLevel.WARN);
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': name, 'service.instance.id': randomUUID() }));
  const urlOf = (signal: string) => ({ url: `${collector.replace(/\/+$/, '')}/v1/${signal}`, timeoutMillis: patience });

  const share = new TraceIdRatioBasedSampler(ratio);
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: share, ...(isEdge && { remoteParentSampled: share }) }),
    // Longer values are nothing that anybody means to look at.
    spanLimits: { attributeValueLengthLimit: 512 },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(urlOf('traces')), exportTimeoutMillis: patience }),
    ],
  });
  trace.setGlobalTracerProvider(tracers);

  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(urlOf('metrics')),
        exportIntervalMillis,
        exportTimeoutMillis: Math.min(exportIntervalMillis, patience),
      }),
    ],
  });
  metrics.setGlobalMeterProvider(meters);
  const unwatch = watchProcess();

  return {
    stop: async () => {
      const sent = Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      await Promise.race([sent, delay(lastPatience, undefined, { ref: false })]);
      unwatch();
    },
  };
}

const nothing = (): void => undefined;

function onceInAWhile(tell: (trouble: string) => void): DiagLogger {
  let next = 0;
  const say = (message: string): void => {
    if (Date.now() < next) return;
    next = Date.now() + repeatAfter;
    tell(message.slice(0, 300));
  };
  return { error: say, warn: say, info: nothing, debug: nothing, verbose: nothing };
}
