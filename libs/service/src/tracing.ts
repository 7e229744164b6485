import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { AlwaysOffSampler, BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace';

/** Without a processor the SDK installs no tracer at all, and there would be no trace ids in logs and events either. */
const goesNowhere: SpanProcessor = {
  onStart() {},
  onEnd() {},
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

/** Turns tracing on: trace context travels from browser to event; spans leave the process only when a collector is named. */
export function startTracing(serviceName: string, collector: string | undefined): NodeSDK {
  const exporter = collector && new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` });
  const sdk = new NodeSDK({
    serviceName,
    ...(exporter
      ? { spanProcessors: [new BatchSpanProcessor({ exporter })] }
      : { spanProcessors: [goesNowhere], sampler: new AlwaysOffSampler() }),
    instrumentations: [],
  });
  sdk.start();
  return sdk;
}
