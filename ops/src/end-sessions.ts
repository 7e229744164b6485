import { Failure } from '../../tools/failure.ts';
import { atBroker, connected, type Deployment } from './deployment.ts';

/** Where gateways hear of sessions that have ended; libs/messaging says the same, but needs to be built. */
const sessionRevokedSubject = 'session.revoked';
/** Hashes in one message: far from the largest that the broker takes. */
const mostTold = 1_000;

/**
 * Signs a user out everywhere, or everybody: their sessions end, and gateways forget them at once.
 * @returns how many have ended, and whether the gateways have been told; one that was not forgets within five seconds
 */
export async function endSessions(
  { databases: { identity }, natsUrl }: Pick<Deployment, 'databases' | 'natsUrl'>,
  whose: { userId: string } | 'all',
): Promise<{ ended: number; isTold: boolean }> {
  if (!identity) throw new Failure('There is no database URL for identity.');
  const userId = whose === 'all' ? null : whose.userId;
  const ended = await connected(identity, async (client) => {
    if (userId !== null) {
      const { rowCount } = await client.query('select 1 from users where id = $1', [userId]);
      if (rowCount === 0) throw new Failure(`There is no user ${userId}.`);
    }
    const statement = 'delete from sessions where $1::uuid is null or user_id = $1 returning sid';
    return (await client.query<{ sid: string }>(statement, [userId])).rows.map(({ sid }) => sid);
  });
  return { ended: ended.length, isTold: natsUrl !== undefined && (await tell(natsUrl, ended)) };
}

async function tell(natsUrl: string, hashes: readonly string[]): Promise<boolean> {
  try {
    await atBroker(natsUrl, async (nats) => {
      for (let from = 0; from < hashes.length; from += mostTold)
        nats.publish(sessionRevokedSubject, JSON.stringify(hashes.slice(from, from + mostTold)));
      await nats.flush();
    });
    return true;
  } catch {
    return false;
  }
}
