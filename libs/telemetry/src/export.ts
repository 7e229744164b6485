import { diag, DiagLogLevel, type DiagLogger } from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { setTimeout as delay } from 'node:timers/promises';
import { edgeSampler } from './edge-sampler.js';
import { hasLogLevel, setDefaults } from './env.js';
import { observeProcess } from './process-metrics.js';
import { propagator } from './propagator.js';

export interface ExportOptions {
  /** Default of `service.name`. */
  name: string;
  /** Receives the trouble of exporting, at most once a minute. */
  onTrouble: (trouble: string) => void;
  /** True for a process that receives trace contexts from strangers: see {@link edgeSampler}. */
  isEdge?: boolean;
}

/** A running export. */
export interface Export {
  /** Exports what is pending, for at most two seconds. */
  stop: () => Promise<void>;
}

/** Milliseconds for the last export, while the process shuts down. */
const lastExportTimeoutMs = 2_000;
const troubleIntervalMs = 60_000;

/** Starts the OpenTelemetry SDK, which reads its `OTEL_*` variables. */
export function startExport({ name, onTrouble, isEdge = false }: ExportOptions): Export {
  setDefaults(name);
  if (!hasLogLevel()) diag.setLogger(onceAMinute(onTrouble), DiagLogLevel.WARN);
  const sampler = isEdge ? edgeSampler() : undefined;
  const sdk = new NodeSDK({ textMapPropagator: propagator, ...(sampler && { sampler }) });
  sdk.start();
  const stopObserving = observeProcess();
  return {
    stop: async () => {
      await Promise.race([
        sdk.shutdown().catch((error: unknown) => diag.warn(String(error))),
        delay(lastExportTimeoutMs, undefined, { ref: false }),
      ]);
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
