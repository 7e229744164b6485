import { Failure } from '@presently/cli/failure';
import type { BrokerAddress } from '@presently/messaging/connection';
import { publishRevokedSessions } from '@presently/messaging/revoked-sessions';
import { atBroker, connected, expectDatabase, type Deployment } from './deployment.ts';

/** Hashes in one message, far below the broker's limit. */
const hashesPerMessage = 1_000;

/**
 * Signs a user, or all users, out everywhere: deletes their sessions and publishes that to the gateways.
 * @returns how many sessions ended, and whether the broker took the news. Gateways notice within five seconds anyway.
 */
export async function endSessions(
  deployment: Pick<Deployment, 'databases' | 'broker'>,
  whose: { userId: string } | 'all',
): Promise<{ ended: number; isTold: boolean }> {
  const userId = whose === 'all' ? null : whose.userId;
  const ended = await connected(expectDatabase(deployment, 'identity'), async (client) => {
    if (userId !== null) {
      const { rowCount } = await client.query('select 1 from users where id = $1', [userId]);
      if (rowCount === 0) throw new Failure(`There is no user ${userId}.`);
    }
    const statement = 'delete from sessions where $1::uuid is null or user_id = $1 returning sid';
    return (await client.query<{ sid: string }>(statement, [userId])).rows.map(({ sid }) => sid);
  });
  const { broker } = deployment;
  return { ended: ended.length, isTold: broker !== undefined && (await publish(broker, ended)) };
}

async function publish(broker: BrokerAddress, hashes: readonly string[]): Promise<boolean> {
  try {
    await atBroker(broker, async (nats) => {
      for (let from = 0; from < hashes.length; from += hashesPerMessage)
        publishRevokedSessions(nats, hashes.slice(from, from + hashesPerMessage));
      await nats.flush();
    });
    return true;
  } catch {
    return false;
  }
}
