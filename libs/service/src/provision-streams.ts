import { connectToNats } from '@presently/messaging/connection';
import { provisionStreams } from '@presently/messaging/streams';
import { IsInt, Max, Min } from 'class-validator';
import { loadEnv } from './env.js';
import { ConnectionUrl, Int } from './env-fields.js';

class ProvisionEnv {
  /** The NATS server or cluster, with a credential that may create streams. */
  @ConnectionUrl('nats', 'tls') NATS_URL!: string;
  /** Replicas of each stream: 3 in a cluster. */
  @Int() @IsInt() @Min(1) @Max(5) NATS_REPLICAS = 1;
}

/** Creates or updates streams and consumers: `node dist/provision-streams.js`, a job before a rollout. */
const env = loadEnv(ProvisionEnv);
const nats = await connectToNats(env.NATS_URL, 'streams');
await provisionStreams(nats, { replicas: env.NATS_REPLICAS });
await nats.drain();
