import { createHmac } from 'node:crypto';
import { newId, type Account } from './account.js';
import type { EventRecord } from './records.js';
import { wireEvent, type NewEvent } from './wire/event.js';

export interface WebhookTarget {
  url: string;
  /** `whsec_…` */
  secret: string;
}

/** Stripe retries for three days, the sandbox for a shorter time. */
const mostAttempts = 40;
const longestWaitMs = 15_000;
const patienceMs = 20_000;

/** `t=…,v1=…`, computed for every try, because receivers check its age. */
function signatureOf(body: string, secret: string, seconds = Math.floor(Date.now() / 1_000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Sends events to the product one after the other, and again until it accepts them. */
export class Webhooks {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private isOpen = false;
  private abort = new AbortController();

  constructor(
    private readonly account: Account,
    private readonly target: WebhookTarget | undefined,
    /** A provider that is down sends no webhooks. */
    private readonly isDown: () => boolean,
    private readonly now: () => number,
  ) {}

  start(): void {
    this.isOpen = true;
    this.abort = new AbortController();
    this.wake();
  }

  /** Resolves when no webhook is being sent. */
  async stop(): Promise<void> {
    this.isOpen = false;
    clearTimeout(this.timer);
    this.abort.abort();
    await this.underWay;
  }

  send(news: NewEvent): void {
    const event = wireEvent(newId('evt'), this.now(), news);
    this.account.events.push({ event, attempts: 0, dueAt: this.target ? Date.now() : null });
    this.wake();
  }

  wake(): void {
    if (!this.isOpen || this.underWay || !this.target) return;
    clearTimeout(this.timer);
    const due = this.account.events.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]));
    if (due.length === 0) return;
    const { target } = this;
    const begin = () => {
      this.underWay = this.deliver(target).finally(() => {
        this.underWay = undefined;
        this.wake();
      });
    };
    this.timer = setTimeout(begin, Math.max(0, Math.min(...due) - Date.now()));
  }

  private async deliver(target: WebhookTarget): Promise<void> {
    for (const record of this.account.events.filter(({ dueAt }) => dueAt !== null && dueAt <= Date.now())) {
      if (!this.isOpen) break;
      await this.deliverOne(record, target);
    }
    this.account.save();
  }

  private async deliverOne(record: EventRecord, { url, secret }: WebhookTarget): Promise<void> {
    if (this.isDown()) {
      record.dueAt = Date.now() + 500;
      return;
    }
    record.attempts += 1;
    const body = JSON.stringify(record.event);
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, secret),
      },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), this.abort.signal]),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    const waitMs = Math.min(500 * 2 ** (record.attempts - 1), longestWaitMs);
    record.dueAt = isTaken || record.attempts >= mostAttempts ? null : Date.now() + waitMs;
    if (isTaken) record.event.pending_webhooks = 0;
  }
}
