import { addressPush } from '@presently/contracts/identity/push';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Clock } from '@presently/service/clock';
import { retryDelay } from '@presently/work/retry-delay';
import { Statement } from '@presently/work/statement';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';
import { outcomeOf, type PushOutcome } from './push-outcome.js';
import type { Push } from './push.entity.js';
import { PushSender, type Device } from './push-sender.js';
import {
  pushKindWords,
  wordsOf,
  wordsOfReminders,
  type PushManner,
  type PushWords,
  type Reminded,
} from './push-words.js';
import { endOfQuiet } from './quiet-hours.js';

interface Target extends Device {
  sessionId: string;
  /** Whether the mail that stands for the push has left, or is leaving. */
  isMailed: boolean;
}

const target = new Statement<Target>(
  `select endpoint, p256dh, auth, session_id as "sessionId", exists (
     select from deliveries where id = $2 and status not in ('pending', 'cancelled')) as "isMailed"
   from push_subscriptions where id = $1`,
);
const remindersOf = new Statement<{ facts: Reminded }>(
  'select facts from reminders where delivery_id = $1 order by occurs_on, occasion_id limit 100',
);

/** A push service that takes longer than this is a slow one. Milliseconds. */
const promptMs = 2_000;
/** The longest pause between two tries, in milliseconds. */
const longestPauseMs = 600_000;
/** A try whose worker was lost may have arrived. It is made once more, under the same topic and tag. */
const mostLostTries = 1;

/** Sends one push: asks identity who may get it and how, writes it and posts it. */
@Injectable()
export class PushTries {
  constructor(
    private readonly em: EntityManager,
    private readonly rpc: RpcClient,
    private readonly sender: PushSender,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
  ) {}

  async run(push: Push): Promise<PushOutcome> {
    if (push.lostTries > mostLostTries) return { kind: 'refused', status: null };
    const [device] = await target.rows(this.em.fork(), push.subscription.id, push.mailId);
    if (!device) return { kind: 'gone', status: null };
    if (device.isMailed) return { kind: 'dropped' };
    const usualMs = retryDelay(push.fence, { baseMs: this.env.RETRY_BASE_MS, longestMs: longestPauseMs });
    let wishes;
    try {
      wishes = await this.rpc.call(addressPush, { userId: push.userId, sessionIds: [device.sessionId] });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.status === 404 ? { kind: 'dropped' } : { kind: 'later', status: null, afterMs: usualMs };
    }
    if (wishes.liveSessionIds.length === 0) return { kind: 'gone', status: null };
    if (push.kind === 'reminder' && !wishes.pushRemindersEnabled) return { kind: 'dropped' };
    const now = this.clock.now();
    const until = endOfQuiet(now, wishes.timeZone);
    if (until) return { kind: 'postponed', until };
    const { isPushDetailed: isDetailed, language } = wishes;
    const words = await this.wordsOf(push, { isDetailed, language: language ?? 'en' });
    if (!words) return { kind: 'dropped' };
    const { path, ttl } = pushKindWords[push.kind];
    const url = this.env.site + path(push.subjectId);
    const began = performance.now();
    const answer = await this.sender.send(device, { id: push.id, ...words, url, ttl });
    if (!answer) return { kind: 'refused', status: null };
    return outcomeOf(answer, { isPrompt: performance.now() - began < promptMs, usualMs, now });
  }

  /** Undefined if nothing is left to be reminded of. */
  private async wordsOf({ kind, subjectId, facts }: Push, manner: PushManner): Promise<PushWords | undefined> {
    if (kind !== 'reminder') return wordsOf(kind, facts, manner);
    const reminders = await remindersOf.rows(this.em.fork(), subjectId);
    if (reminders.length === 0) return undefined;
    return wordsOfReminders(
      reminders.map((each) => each.facts),
      manner,
    );
  }
}
