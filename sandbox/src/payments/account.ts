import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { preparePrivateFolder, replacePrivateFile } from '../private-files.js';
import type { CustomerRecord, EventRecord, IntentRecord, InvoiceRecord, SubscriptionRecord } from './records.js';

/** The stored answer to an idempotency key. */
export interface KeptAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
}

interface Kept {
  customers: CustomerRecord[];
  subscriptions: SubscriptionRecord[];
  invoices: InvoiceRecord[];
  intents: IntentRecord[];
  events: EventRecord[];
  answers: Record<string, KeptAnswer>;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const random = (length: number) => [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** An id in Stripe's form: `cus_Q0b1qYV2x5z3Kd`. */
export const newId = (prefix: string): string => `${prefix}_${random(prefix === 'cus' ? 14 : 24)}`;

/** The most events and answers. The oldest are dropped. */
const most = 2_000;

/** The data of one Stripe account. With a file, it is on disk before an answer is sent. */
export class Account {
  private kept: Kept;

  constructor(private readonly file?: string) {
    if (file) preparePrivateFolder(file);
    this.kept = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : empty();
    this.save();
  }

  get customers(): CustomerRecord[] {
    return this.kept.customers;
  }
  get subscriptions(): SubscriptionRecord[] {
    return this.kept.subscriptions;
  }
  get invoices(): InvoiceRecord[] {
    return this.kept.invoices;
  }
  get intents(): IntentRecord[] {
    return this.kept.intents;
  }
  get events(): EventRecord[] {
    return this.kept.events;
  }

  answerTo(key: string): KeptAnswer | undefined {
    return this.kept.answers[key];
  }

  keepAnswer(key: string, answer: KeptAnswer): void {
    this.kept.answers[key] = answer;
    this.save();
  }

  /** The number of the last invoice. */
  nextInvoiceNumber(): string {
    return `SANDBOX-${String(this.kept.invoices.length + 1).padStart(4, '0')}`;
  }

  save(): void {
    this.kept.events = this.kept.events.slice(-most);
    this.kept.answers = Object.fromEntries(Object.entries(this.kept.answers).slice(-most));
    if (!this.file) return;
    replacePrivateFile(this.file, JSON.stringify(this.kept));
  }

  clear(): void {
    this.kept = empty();
    this.save();
  }
}

const empty = (): Kept => ({ customers: [], subscriptions: [], invoices: [], intents: [], events: [], answers: {} });
