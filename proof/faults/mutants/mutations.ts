import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../libs/cli/src/failure.ts';

/** A known defect, and the faults that find it. */
export interface Mutation {
  name: string;
  /** The mistake. */
  what: string;
  /** A file of the build, a text that occurs in it once, and its replacement. */
  file: string;
  from: string;
  to: string;
  faults: readonly string[];
  /** Matches at least one broken promise. */
  shows: RegExp;
}

export const mutations: readonly Mutation[] = [
  {
    name: 'ack-before-commit',
    what: 'events are acknowledged before their effects are committed',
    file: 'libs/messaging/dist/events/event-consumer.js',
    from: 'try {\n            await this.react(envelope, reaction);',
    to: 'message.ack();\n        try {\n            await this.react(envelope, reaction);',
    faults: ['notifications:kill-in-handler'],
    shows: /have not been handled by notifications|was not queued for delivery/,
  },
  {
    name: 'ack-batch-before-commit',
    what: 'batches are acknowledged before their effects are committed',
    file: 'libs/messaging/dist/events/event-consumer.js',
    from: 'await this.reactToAll(envelopes, all);',
    to: 'for (const { message } of pulled) message.ack();\n            await this.reactToAll(envelopes, all);',
    faults: ['notifications:kill-in-batch'],
    shows: /have not been handled by notifications|was not queued for delivery/,
  },
  {
    name: 'poison-takes-batch',
    what: 'a bad event is acknowledged with its batch',
    file: 'libs/messaging/dist/events/event-consumer.js',
    from: 'if (!isOutage(error))\n                return false;',
    to: 'if (!isOutage(error)) {\n                for (const { message } of pulled) message.ack();\n                return true;\n            }',
    faults: ['events:poisoned-batch'],
    shows: /have not been handled|was not queued for delivery/,
  },
  {
    name: 'no-deduplication',
    what: 'handled events are not recorded',
    file: 'libs/messaging/dist/events/deduplication.js',
    from: 'const marked = await markProcessed.rows(tx, given.map(({ id }) => id));',
    to: 'const marked = given.map(({ id }) => ({ event_id: id }));',
    faults: ['events:redelivered'],
    shows: /have not been handled/,
  },
  {
    name: 'count-then-insert',
    what: 'the limit is read first and incremented afterwards',
    file: 'services/gifting/dist/senders/usage/quota.js',
    from: 'const counted = await insertCounts.rows(tx, JSON.stringify(given), periodOf(now));',
    to: `const seen = await tx.execute('select user_id, used from quota_usage where period = ?', [periodOf(now)]);
    const isLeft = ({ userId, most }) => (seen.find((row) => row.user_id === userId)?.used ?? 0) < most;
    for (const { userId } of given.every(isLeft) ? given : [])
        await tx.execute(\`insert into quota_usage as quota (user_id, period, used) values (?, ?, 1)
            on conflict (user_id, period) do update set used = quota.used + 1\`, [userId, periodOf(now)]);
    const counted = given.every(isLeft) ? given : [];`,
    faults: ['gifting:slow-counts'],
    shows: /on Free has \d+ gifts/,
  },
  {
    name: 'late-lock',
    what: 'the erased users are read before their locks are taken',
    file: 'libs/messaging/dist/erased-users.js',
    from: `await lockAll(em, [...userIds.map((userId) => lockOf('user', userId)), ...otherLocks], 'share');
    const erased = await erasedIn.rows(em, [...new Set(userIds)]);`,
    to: `const erased = await erasedIn.rows(em, [...new Set(userIds)]);
    await lockAll(em, [...userIds.map((userId) => lockOf('user', userId)), ...otherLocks], 'share');`,
    faults: ['events:after-erasure'],
    shows: /of the erased user .* still exist/,
  },
  {
    name: 'blind-text-again',
    what: 'a text whose answer was lost is sent again without a query',
    file: 'services/notifications/dist/texts/texter.js',
    from: 'if (delivery.attempts > 1) {',
    to: 'if (delivery.attempts > 1_000) {',
    faults: ['sms:silent'],
    shows: /by sms .* came \d+ times/,
  },
  {
    name: 'try-twice',
    what: 'a row whose lease ends during its try is tried again',
    file: 'libs/work/dist/workers/leased-worker.js',
    from: 'rows.filter((row) => !this.isOurLostLease(row))',
    to: 'rows',
    faults: ['notifications:pause-in-send'],
    shows: /by email .* came 2 times/,
  },
  {
    name: 'no-repair',
    what: 'acknowledged events are never repaired',
    file: 'libs/messaging/dist/relay/outbox-repair.js',
    from: 'export async function repairOutbox(client, manager, stream) {',
    to: 'export async function repairOutbox(client, manager, stream) {\n    return;',
    faults: ['nats:rollback'],
    shows: /have not been handled/,
  },
];

/** Plants the defect in a copy. @throws Failure unless the file of the build has the text once */
export function plant({ name, file, from, to }: Mutation, root: string): void {
  const path = join(root, file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2)
    throw new Failure(`The mutation ${name} does not fit any more: ${file} has its text ${parts.length - 1} times`);
  writeFileSync(path, parts.join(to));
}
