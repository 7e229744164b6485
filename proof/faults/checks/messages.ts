import type { Sandbox } from '../../world/sandbox.ts';
import type { Check, Violation } from './check.ts';

interface DeliveryRow {
  id: string;
  channel: 'email' | 'sms';
  kind: string;
  status: string;
  token: string | null;
  contact: string;
  unknown_outcomes: number;
  at: Date;
}

interface Arrivals {
  about: string;
  to?: string;
  /** When each copy arrived, in milliseconds. */
  times: number[];
}

/** Messages that arrived: mails by the delivery in their Message-ID, texts by the link in them. */
async function arrivals(sandbox: Sandbox): Promise<Map<string, Arrivals>> {
  const found = new Map<string, Arrivals>();
  const add = (key: string, about: string, at: string, to?: string) => {
    if (!found.has(key)) found.set(key, { about, to, times: [] });
    found.get(key)!.times.push(Date.parse(at));
  };
  for (const { headers, receivedAt, subject, to } of await sandbox.mails()) {
    const id = Object.entries(headers).find(([name]) => name.toLowerCase() === 'message-id')?.[1];
    add(/<([^@>]+)@/.exec(id ?? '')?.[1] ?? 'unnamed', `"${subject}" to ${String(to)}`, receivedAt, String(to));
  }
  for (const { body, receivedAt } of await sandbox.texts())
    add(/\/gift\/([\w-]{32})/.exec(body)?.[1] ?? 'unnamed', `the text "${body}"`, receivedAt);
  return found;
}

const explainsMs = 15_000;

/** Every message was sent, or is shown as failed. A mail may come twice only within the window, a text never. */
export const messages: Check = async ({ database, target, ledger }, outcomes) => {
  const violations: Violation[] = [];
  const arrived = await arrivals(target.sandbox);
  const deliveries = await database.rows<DeliveryRow>(
    `select id, channel, kind, status, payload ->> 'shareToken' as token, contact, unknown_outcomes, created_at as at
     from notifications.deliveries`,
  );
  for (const { id, channel, kind, status, token, contact, unknown_outcomes: unknown, at } of deliveries) {
    const name = `the ${kind} by ${channel} to ${contact || 'a member'} (${status})`;
    const key = channel === 'email' ? id : (token ?? id);
    const copies = arrived.get(key)?.times ?? [];
    arrived.delete(key);
    const began = at.getTime();
    if (copies.length === 0 && ['sent', 'delivered'].includes(status))
      violations.push({ kind: 'lost', what: `${name} was never sent`, at: began });
    if (copies.length <= 1) continue;
    const because = outcomes
      .during(Math.min(...copies) - explainsMs, Math.max(...copies))
      .filter(({ fault }) => fault.mayDouble)
      .map(({ fault }) => fault.name);
    const isInWindow = channel === 'email' && unknown > 0 && copies.length === 2 && because.length > 0;
    if (isInWindow) outcomes.doubled.push({ what: name, at: began, because });
    else {
      const after = copies.map((at) => `${((at - began) / 1_000).toFixed(1)} s`).join(' and ');
      const what = `${name} came ${copies.length} times, ${after} after it was queued, unknown outcomes: ${unknown}`;
      violations.push({ kind: 'doubled', what, at: began });
    }
  }
  for (const { about, to, times } of arrived.values())
    if (!ledger.leavers.has(to ?? '') || times.length > 1)
      violations.push({ kind: 'doubled', what: `${about} has no delivery`, at: Math.min(...times) });

  const unqueued = await database.rows<{ id: string; at: Date }>(
    `select id, sent_at as at from gifting.gift_history gift
     where user_id = any($1) and status = 'sent' and delivery_attempt > 0
     and not exists (select from notifications.deliveries where gift_id = gift.id and kind = 'gift')`,
    [[...new Set(ledger.gifts.map(({ userId }) => userId))]],
  );
  for (const { id, at } of unqueued)
    violations.push({ kind: 'lost', what: `the gift ${id} was not queued for delivery`, at: at?.getTime() });
  const unreported = await database.rows<{ id: string; status: string; at: Date }>(
    `select gift.id, delivery.status, delivery.created_at as at from gifting.gift_history gift
     join notifications.deliveries delivery on delivery.gift_id = gift.id and delivery.kind = 'gift'
     where (delivery.status = 'delivered' or (delivery.status = 'sent' and channel = 'email')) and delivered_at is null
        or delivery.status in ('failed', 'unknown') and delivered_at is null and delivery_problem is null`,
  );
  for (const { id, status, at } of unreported)
    violations.push({
      kind: 'wrong',
      what: `the sender does not see that the gift ${id} is ${status}`,
      at: at.getTime(),
    });
  return violations;
};

/** A published post appears once on each network, and is marked as posted. */
export const posts: Check = async ({ database, target, ledger }) => {
  const out = await target.sandbox.posts();
  const rows = await database.rows<{ content: string; status: string }>(
    `select content, status from social.social_posts where content = any($1)`,
    [ledger.posts.map(({ content }) => content)],
  );
  return rows.flatMap(({ content, status }): Violation[] => {
    const copies = out.filter(({ post }) => post === content).length;
    if (copies > 1) return [{ kind: 'doubled', what: `the post "${content}" was published ${copies} times` }];
    if (status === 'posted' && copies === 0) return [{ kind: 'lost', what: `the post "${content}" was not published` }];
    return [];
  });
};
