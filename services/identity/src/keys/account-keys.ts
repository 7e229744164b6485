import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SecurityLog, type Origin } from '../security-log/security-log.js';
import { changeUser } from '../users/change-user.js';
import type { User } from '../users/user.entity.js';
import { endings, keyNames, keys, type Key, type KeyName, type Occasion } from './key-list.js';
import type { Scope } from './scope.js';

interface Ended {
  occasion: Occasion;
  origin: Origin;
  /** Keys that end only if their owner says so. */
  asked?: readonly KeyName[];
  suspectSince?: Date;
}

/** Ends the keys to an account. Every way of getting an account back, or of locking it anew, uses it. */
@Injectable()
export class AccountKeys {
  constructor(
    private readonly outbox: Outbox,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the keys of a locked user that the occasion ends. A new password is its caller's.
   * @returns hashes of the sessions and tokens that have ended, to be published as revoked after the commit
   */
  async end(tx: EntityManager, user: User, { occasion, origin, asked = [], suspectSince }: Ended): Promise<string[]> {
    const open = await tx.execute<{ kind: 'sessions' | 'tokens'; hash: string }[]>(
      `select 'sessions' as kind, sid as hash from sessions where user_id = ?
       union all select 'tokens', hash from access_tokens where user_id = ?`,
      [user.id, user.id],
    );
    const scope: Scope = { user, now: this.clock.now(), outbox: this.outbox, suspectSince };
    const ending = endings[occasion];
    const before = await appEndsAt(tx, user.id);
    await changeUser(tx, this.outbox, user, async () => {
      for (const name of keyNames) {
        const key: Key = keys[name];
        if (ending[name] === 'ends' || (ending[name] === 'if-asked' && asked.includes(name)))
          await key.end?.(tx, scope);
      }
    });
    const after = await appEndsAt(tx, user.id);
    if (after && !before) await this.securityLog.record(tx, user, 'second-factor-ending', origin);
    return open.filter(({ kind }) => ending[kind] === 'ends').map(({ hash }) => hash);
  }
}

async function appEndsAt(tx: EntityManager, userId: string): Promise<string | undefined> {
  const [app] = await tx.execute<{ endsAt: string | null }[]>(
    'select ends_at as "endsAt" from authenticator_apps where user_id = ?',
    [userId],
  );
  return app?.endsAt ?? undefined;
}
