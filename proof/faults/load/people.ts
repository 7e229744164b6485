import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Client } from '../../world/client.ts';
import type { Random } from '../../world/random.ts';
import type { Sandbox } from '../../world/sandbox.ts';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
import { attempt, isOk, newBrowser, outcomeOf, type Request } from './attempt.ts';

/** What all parts of the load share. */
export interface Scene {
  url: string;
  sandbox: Sandbox;
  journal: Journal;
  ledger: Ledger;
  random: Random;
  /** No new operation begins once this is aborted; those under way end. */
  closing: AbortSignal;
}

/** Repeats a step at this mean interval until the scene closes. */
export async function steadily(scene: Scene, everyMs: number, step: () => Promise<void>): Promise<void> {
  while (!scene.closing.aborted) {
    await delay(everyMs * scene.random.between(0.5, 1.5), undefined, { signal: scene.closing }).catch(() => undefined);
    if (!scene.closing.aborted) await step();
  }
}

/** Calls once and notes the operation. */
export async function perform(
  { journal }: Scene,
  kind: string,
  browser: Client,
  route: string,
  request: Request = {},
): Promise<Answer> {
  const at = Date.now();
  const answer = await attempt(browser, route, request);
  journal.note(kind, at, outcomeOf(answer));
  return answer;
}

/** A user with one recipient. */
export interface Member {
  id: string;
  email: string;
  browser: Client;
  recipientId: string;
}

/** Creates a user; undefined if that failed. */
export async function newMember(scene: Scene, name: string): Promise<Member | undefined> {
  const { ledger } = scene;
  const browser = newBrowser(scene.url);
  const email = `${name}-${ledger.next()}@members.example`;
  const registration = { username: `f${randomUUID().slice(0, 12).replace('-', '')}`, password: randomUUID(), email };
  const user = await perform(scene, 'register', browser, 'POST /api/register', { body: registration });
  if (!isOk(user)) return undefined;
  ledger.users.push(user.body.id as string);
  const person = { name: 'Ann Lee', relationship: 'Friend', interests: ['tea', 'maps'] };
  const recipient = await perform(scene, 'add recipient', browser, 'POST /api/recipients', { body: person });
  if (!isOk(recipient)) return undefined;
  ledger.recipients.push(recipient.body.id as string);
  return { id: user.body.id as string, email, browser, recipientId: recipient.body.id as string };
}

/** Creates a user before any fault. */
export async function aMember(scene: Scene, name: string): Promise<Member> {
  const member = await newMember(scene, name);
  if (!member) throw new Error('Signing up failed before any fault');
  return member;
}
