/** The environment from which the OpenTelemetry SDK reads its `OTEL_*` variables. */
const environment: Record<string, string | undefined> = process.env;

const endpointOf = (signal: 'TRACES' | 'METRICS') =>
  environment[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || environment.OTEL_EXPORTER_OTLP_ENDPOINT;

/** Whether a collector is named, for all signals or for one, and the SDK is not disabled. */
export const isExporting = (): boolean =>
  Boolean(endpointOf('TRACES') || endpointOf('METRICS')) && environment.OTEL_SDK_DISABLED?.toLowerCase() !== 'true';

/** Whether the SDK exports spans. Only then it registers a tracer provider, without which spans have no ids. */
export const isExportingSpans = (): boolean => isExporting() && environment.OTEL_TRACES_EXPORTER !== 'none';

/** Whether the SDK writes its own messages to the console. */
export const hasLogLevel = (): boolean => Boolean(environment.OTEL_LOG_LEVEL);

/** Sampler and ratio, after {@link setDefaults}. */
export const samplerSettings = () => ({
  name: environment.OTEL_TRACES_SAMPLER,
  ratio: Number(environment.OTEL_TRACES_SAMPLER_ARG),
});

/**
 * Sets the variables that the operator has left out and for which our default differs from the SDK's.
 * @param serviceName the default of `OTEL_SERVICE_NAME`
 */
export function setDefaults(serviceName: string): void {
  const interval = environment.OTEL_METRIC_EXPORT_INTERVAL || '15000';
  const defaults: Record<string, string> = {
    OTEL_SERVICE_NAME: serviceName,
    // Without host, operating system and process, which contain names of users and paths.
    OTEL_NODE_RESOURCE_DETECTORS: 'env,serviceinstance',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_TRACES_EXPORTER: endpointOf('TRACES') ? 'otlp' : 'none',
    OTEL_METRICS_EXPORTER: endpointOf('METRICS') ? 'otlp' : 'none',
    // Logs go to stdout only.
    OTEL_LOGS_EXPORTER: 'none',
    OTEL_ATTRIBUTE_VALUE_LENGTH_LIMIT: '512',
    OTEL_EXPORTER_OTLP_TIMEOUT: '5000',
    OTEL_BSP_EXPORT_TIMEOUT: '5000',
    OTEL_METRIC_EXPORT_INTERVAL: interval,
    OTEL_METRIC_EXPORT_TIMEOUT: String(Math.min(5_000, Number(interval) || 5_000)),
  };
  for (const [name, value] of Object.entries(defaults)) environment[name] ||= value;
}
