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
    file: 'libs/messaging/dist/event-consumer.js',
    from: 'try {\n            await this.react(envelope, reaction);',
    to: 'message.ack();\n        try {\n            await this.react(envelope, reaction);',
    faults: ['notifications:kill-in-handler'],
    shows: /have not been handled by notifications|was not queued for delivery/,
  },
  {
    name: 'no-deduplication',
    what: 'handled events are not recorded',
    file: 'libs/messaging/dist/deduplication.js',
    from:
      "const inserted = await tx.execute('insert into processed_events (event_id) values (?) " +
      "on conflict do nothing', [event.id], 'run');",
    to: 'const inserted = { affectedRows: 1 };',
    faults: ['events:redelivered'],
    shows: /have not been handled/,
  },
  {
    name: 'count-then-insert',
    what: 'the limit is read first and incremented afterwards',
    file: 'services/gifting/dist/usage/quota.js',
    from: `const counted = await tx.execute(\`insert into quota_usage as quota (user_id, period, used) values (?, ?, 1)
     on conflict (user_id, period) do update set used = quota.used + 1 where quota.used < ?
     returning used\`, [userId, periodOf(now), limit]);`,
    to: `const seen = await tx.execute('select used from quota_usage where user_id = ? and period = ?',
      [userId, periodOf(now)]);
    const counted = (seen[0]?.used ?? 0) >= limit ? [] : await tx.execute(
    \`insert into quota_usage as quota (user_id, period, used) values (?, ?, 1)
     on conflict (user_id, period) do update set used = quota.used + 1
     returning used\`, [userId, periodOf(now)]);`,
    faults: ['social:slow', 'email:slow'],
    shows: /on Free has \d+ gifts/,
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
    name: 'no-repair',
    what: 'acknowledged events are never repaired',
    file: 'libs/messaging/dist/outbox-repair.js',
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
