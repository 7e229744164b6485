import { loadEnv } from '@presently/service/env';
import { createLogger } from '@presently/service/logger';
import { stopOnSignal } from '@presently/service/boot/shutdown';
import { startTelemetry } from '@presently/telemetry/telemetry';
import { GatewayEnv } from './env.js';
import { startGateway } from './gateway.js';

const env = loadEnv(GatewayEnv);
const log = createLogger('gateway', env.LOG_LEVEL);
const telemetry = await startTelemetry({
  name: 'gateway',
  onTrouble: (trouble) => log.warn(`telemetry: ${trouble}`),
  isEdge: true,
});
const gateway = await startGateway(env, log);
stopOnSignal(async () => {
  await gateway.stop();
  await telemetry.stop();
});
