import { loadEnv } from '@presently/service/env';
import { createLogger } from '@presently/service/logger';
import { endOnSignal } from '@presently/service/shutdown';
import { startTracing } from '@presently/service/tracing';
import { GatewayEnv } from './env.js';
import { startGateway } from './gateway.js';

const env = loadEnv(GatewayEnv);
const tracing = startTracing('gateway', env.OTEL_EXPORTER_OTLP_ENDPOINT);
const gateway = await startGateway(env, createLogger('gateway', env.LOG_LEVEL));
endOnSignal(async () => {
  await gateway.stop();
  await tracing.shutdown();
});
