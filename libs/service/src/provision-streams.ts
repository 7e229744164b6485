import { connectToNats } from '@presently/messaging/connection';
import { provisionStreams } from '@presently/messaging/streams';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { loadEnv } from './env.js';
import { ConnectionUrl, Int } from './env-fields.js';

class ProvisionEnv {
  /** The NATS server or cluster, with a credential that may create streams. */
  @ConnectionUrl('nats', 'tls') NATS_URL!: string;
  /** The authority that signed the broker's certificate: a file, or its text in PEM. */
  @IsOptional() @IsString() NATS_CA?: string;
  /** Replicas of each stream: 3 in a cluster. */
  @Int() @IsInt() @Min(1) @Max(5) NATS_REPLICAS = 1;
}

/** Creates or updates streams and consumers: `node dist/provision-streams.js`, a job before a rollout. */
const env = loadEnv(ProvisionEnv);
const nats = await connectToNats({ url: env.NATS_URL, ca: env.NATS_CA }, 'streams');
await provisionStreams(nats, { replicas: env.NATS_REPLICAS });
await nats.drain();
