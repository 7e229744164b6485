import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { deleteInBatches, type Expired } from '@presently/service/queries/delete-in-batches';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { endExpiredSessions } from './sessions/end-sessions.js';
import { forgetAfterMs } from './throttling/limits.js';

const hour = 3_600_000;

/** Deletes expired rows in short batches. Every replica runs it: deleting is idempotent. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Interval(hour)
  async purge(): Promise<void> {
    const now = this.clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const until = (table: string, key: string[], column: string, instant = now): Expired => ({
      table,
      key,
      where: `${column} <= ?`,
      parameters: [instant],
    });
    const expired = [
      until('access_tokens', ['id'], 'expires_at'),
      until('oauth_codes', ['hash'], 'expires_at', before(hour)),
      until('throttles', ['key'], 'last_at', before(forgetAfterMs)),
      until('reset_requests', ['user_id'], 'expires_at'),
      until('account_mails', ['id'], 'expires_at'),
      until('pending_links', ['token_hash'], 'expires_at'),
      until('challenges', ['hash'], 'expires_at'),
      until('deletion_notices', ['user_id'], 'expires_at'),
      until('former_usernames', ['name'], 'until'),
      until('authenticator_apps', ['user_id'], 'ends_at'),
      until('devices', ['user_id', 'hash'], 'expires_at'),
      until('erasure_steps', ['user_id', 'service'], 'confirmed_at', before(30 * 24 * hour)),
    ];
    await endExpiredSessions(this.em, this.outbox, now);
    for (const each of expired) await deleteInBatches(this.em, each);
    await deleteInBatches(this.em, {
      table: 'oauth_clients',
      key: ['id'],
      where: `(used_at is null and created_at <= ? or used_at <= ?)
        and not exists (select from oauth_grants as allowed where allowed.client_id = oauth_clients.id)`,
      parameters: [before(24 * hour), before(90 * 24 * hour)],
    });
    await deleteInBatches(this.em, {
      table: 'recovery_codes',
      key: ['user_id', 'hash'],
      where: 'not exists (select from authenticator_apps as app where app.user_id = recovery_codes.user_id)',
      parameters: [],
    });
  }
}
