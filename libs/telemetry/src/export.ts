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
import { observeProcess } from './process-metrics.js';

/** The variables that the export reads. */
export interface ExportEnv {
  /** Share of traces that are recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: number;
  /** Milliseconds. */
  OTEL_METRIC_EXPORT_INTERVAL: number;
}

export interface ExportOptions {
  /** `service.name` */
  name: string;
  /** Receives the trouble of exporting, at most once a minute. */
  onTrouble: (trouble: string) => void;
  /**
   * True for a process that strangers send trace contexts to: it keeps their trace ids, and samples by its own share.
   */
  isEdge?: boolean;
}

/** A running export. */
export interface Export {
  /** Exports what is pending, for at most two seconds. */
  stop: () => Promise<void>;
}

/** Milliseconds after which one export is given up. */
const exportTimeoutMs = 5_000;
/** Milliseconds for the last export, while the process shuts down. */
const lastExportTimeoutMs = 2_000;
const troubleIntervalMs = 60_000;

/** Exports spans and metrics to a collector by OTLP over HTTP, in batches. */
export function startExport(
  collector: string,
  { OTEL_TRACES_SAMPLER_ARG: ratio, OTEL_METRIC_EXPORT_INTERVAL: exportIntervalMillis }: ExportEnv,
  { name, onTrouble, isEdge = false }: ExportOptions,
): Export {
  diag.setLogger(onceAMinute(onTrouble), DiagLogLevel.WARN);
  const resource = defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': name, 'service.instance.id': randomUUID() }));
  const urlOf = (signal: string) => ({
    url: `${collector.replace(/\/+$/, '')}/v1/${signal}`,
    timeoutMillis: exportTimeoutMs,
  });

  const share = new TraceIdRatioBasedSampler(ratio);
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: share, ...(isEdge && { remoteParentSampled: share }) }),
    spanLimits: { attributeValueLengthLimit: 512 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(urlOf('traces')),
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
  });
  trace.setGlobalTracerProvider(tracers);

  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(urlOf('metrics')),
        exportIntervalMillis,
        exportTimeoutMillis: Math.min(exportIntervalMillis, exportTimeoutMs),
      }),
    ],
  });
  metrics.setGlobalMeterProvider(meters);
  const stopObserving = observeProcess();

  return {
    stop: async () => {
      const sent = Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      await Promise.race([sent, delay(lastExportTimeoutMs, undefined, { ref: false })]);
      stopObserving();
    },
  };
}

const ignore = (): void => undefined;

function onceAMinute(report: (trouble: string) => void): DiagLogger {
  let nextReport = 0;
  const log = (message: string): void => {
    if (Date.now() < nextReport) return;
    nextReport = Date.now() + troubleIntervalMs;
    report(message.slice(0, 300));
  };
  return { error: log, warn: log, info: ignore, debug: ignore, verbose: ignore };
}
