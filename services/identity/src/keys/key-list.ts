import { keysEnded } from '@presently/contracts/identity/keys';
import type { EntityManager } from '@mikro-orm/postgresql';
import { loosenSecondFactor } from './loosen-second-factor.js';
import type { Scope } from './scope.js';

export interface Key {
  /** Tables, or columns of `users`, or things of other services, that open the account or show what is in it. */
  holds: readonly string[];
  /** Ends it. The password has no such function: its caller has the new one. */
  end?: (tx: EntityManager, scope: Scope) => Promise<unknown>;
}

const deletes = (table: string, where = 'true') => ({
  end: (tx: EntityManager, { user }: Scope) =>
    tx.execute(`delete from ${table} where user_id = ? and ${where}`, [user.id]),
});

/**
 * Everything that opens an account, or shows what is in it, to somebody else than a stranger. A new kind of key belongs
 * here: `key-list.spec.ts` fails for a table that is neither here nor in `noKeys`.
 */
export const keys = {
  password: { holds: ['users.password_hash'] },
  sessions: { holds: ['sessions'], ...deletes('sessions') },
  browsers: { holds: ['devices'], ...deletes('devices') },
  passkeys: {
    holds: ['passkeys', 'challenges'],
    end: async (tx, scope) => {
      await deletes('challenges').end(tx, scope);
      await deletes('passkeys').end(tx, scope);
    },
  },
  providers: { holds: ['provider_links'], ...deletes('provider_links') },
  /** Of programs. */
  tokens: {
    holds: ['access_tokens', 'oauth_grants', 'oauth_codes'],
    end: async (tx, scope) => {
      await deletes('oauth_codes').end(tx, scope);
      // What assistants were allowed goes with its token.
      await deletes('access_tokens').end(tx, scope);
    },
  },
  openSignIns: { holds: ['pending_links'], ...deletes('pending_links') },
  secondFactor: { holds: ['authenticator_apps', 'recovery_codes'], end: loosenSecondFactor },
  calendarAddress: {
    holds: ['users.calendar_rotation'],
    end: (_tx, { user, now }) => Promise.resolve(user.rotateCalendar(now)),
  },
  resetLinks: { holds: ['reset_requests'], ...deletes('reset_requests') },
  mailedLinks: {
    holds: ['account_mails'],
    // What would move the account to another mailbox, or give it to one that is no longer its own. The links with which
    // a former owner undoes a move stay: they are the way back.
    end: (tx, { user }) =>
      tx.execute(
        `delete from account_mails where user_id = ? and ?::text is not null
           and (kind = 'confirm-email' or kind = 'security-notice' and lower(address) <> lower(?))`,
        [user.id, user.contact, user.contact],
      ),
  },
  /** Files, addresses, tokens and devices of other services. */
  elsewhere: {
    holds: ['gifting.exports', 'notifications.webhooks', 'notifications.push_subscriptions'],
    end: async (tx, { user, now, outbox }) => {
      // The event needs the version of the written row.
      await tx.flush();
      await outbox.add(tx, keysEnded, user.toAggregate(), { userId: user.id, at: now.toISOString() });
    },
  },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof keys;
export const keyNames = Object.keys(keys) as readonly KeyName[];

/** `if-asked`: the owner says so. */
export type Ending = 'ends' | 'stays' | 'if-asked';

/** What somebody has done with an account. */
export const occasions = [
  'address-confirmed',
  'password-changed',
  'password-reset',
  'email-restored',
  'account-secured',
] as const;
export type Occasion = (typeof occasions)[number];

const everything = {
  password: 'ends',
  sessions: 'ends',
  browsers: 'ends',
  passkeys: 'ends',
  providers: 'ends',
  tokens: 'ends',
  openSignIns: 'ends',
  secondFactor: 'ends',
  calendarAddress: 'ends',
  resetLinks: 'ends',
  mailedLinks: 'ends',
  elsewhere: 'ends',
} as const satisfies Record<KeyName, Ending>;

/** Which keys end on which occasion. */
export const endings: Readonly<Record<Occasion, Readonly<Record<KeyName, Ending>>>> = {
  /**
   * Whoever confirms an address has not signed in, so confirming must sign nobody out. What was added before remains
   * provisional: the first reset by the mailbox ends it, the authenticator app included.
   */
  'address-confirmed': {
    password: 'stays',
    sessions: 'stays',
    browsers: 'stays',
    passkeys: 'stays',
    providers: 'stays',
    tokens: 'stays',
    openSignIns: 'stays',
    secondFactor: 'stays',
    calendarAddress: 'stays',
    // They went to the address before.
    resetLinks: 'ends',
    mailedLinks: 'stays',
    elsewhere: 'stays',
  },
  /** The owner is present, and sees the other ways of signing in on the same page. */
  'password-changed': {
    ...everything,
    passkeys: 'stays',
    providers: 'stays',
    secondFactor: 'stays',
    calendarAddress: 'if-asked',
  },
  'password-reset': everything,
  'email-restored': everything,
  'account-secured': everything,
};
