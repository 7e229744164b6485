import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';

/** Turns tracing on: trace context travels from browser to event; spans leave the process only when a collector is named. */
export function startTracing(serviceName: string, collector: string | undefined): NodeSDK {
  const exporter = collector && new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` });
  const sdk = new NodeSDK({
    serviceName,
    spanProcessors: exporter ? [new BatchSpanProcessor({ exporter })] : [],
    instrumentations: [],
  });
  sdk.start();
  return sdk;
}
