import type { ProductCheck } from '@presently/contracts/recommendations/product-checks';
import type { ProductOfAccount } from '@presently/contracts/recommendations/product-checks';
import { Problem } from '@presently/messaging/problem';
import { Budgets, type Account } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { atShopOf } from './at-shop-of.js';
import { CheckStore, type Claimed, type Known } from './check-store.js';
import { productKey } from './product-key.js';
import { ShopLookups } from './shop-lookups.js';

/** How old an answer may be, whose budget counts a new one, and how long to wait for it. */
interface Terms {
  freshMs: number;
  /** None in the background, where only the shop's budget counts, and each account's share of it. */
  account?: Account;
  waitMs: number;
}

type Product = Pick<ProductOfAccount, 'link' | 'title' | 'price' | 'userId'>;

/** What is asked for, by key: the address of the page, and the account whose share of the shop's look-ups it uses. */
type Wanted = ReadonlyMap<string, { link: string; userId: string | undefined }>;

/** For what is shown. */
export const freshForScreensMs = 6 * 3_600_000;
const housekeepingMs = 10 * 60_000;
const unusedMs = 60 * 24 * 3_600_000;
const mostRows = 200_000;

/**
 * Looks products up again at their shops. Equal look-ups at the same time are one. A shop that does not answer costs
 * nothing but the wait: what it said before stays, with the time at which it said so.
 */
@Injectable()
export class CheckProducts implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CheckProducts.name);
  private readonly store: CheckStore;
  private readonly flights = new Map<string, Promise<void>>();
  private readonly ending = new AbortController();

  constructor(
    private readonly em: EntityManager,
    private readonly lookups: ShopLookups,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {
    this.store = new CheckStore(em);
  }

  /** What the shops say now, in the order of the products; null for one of which nothing is known. */
  async check(products: readonly Product[], terms: Terms): Promise<ProductCheck[]> {
    const known = await this.find(products, terms);
    return products.map(({ link, price }) => {
      const found = known.get(link);
      return { atShop: atShopOf(found, price), choices: found?.choices ?? null };
    });
  }

  /** The same with prices as sums, by link. */
  async find(products: readonly Product[], { freshMs, account, waitMs }: Terms): Promise<Map<string, Known>> {
    const known = await this.store.read(products);
    const oldest = new Date(this.clock.now().getTime() - freshMs);
    const stale = products.filter(({ link }) => {
      const found = known.get(link);
      return !found || (!found.isFromFeed && found.checkedAt <= oldest);
    });
    if (stale.length === 0 || this.ending.signal.aborted) return known;
    const wanted = stale.map(({ link, userId = account?.userId }) => [productKey(link), { link, userId }] as const);
    const asking = this.ask(new Map(wanted), oldest, account);
    // What is late is stored all the same.
    asking.catch((error: unknown) => this.logger.warn(`Products were not looked up: ${String(error)}`));
    const timer = new AbortController();
    await Promise.race([asking, sleep(waitMs, undefined, { signal: timer.signal, ref: false })]).catch(() => undefined);
    timer.abort();
    return this.store.read(products);
  }

  private async ask(wanted: Wanted, oldest: Date, account: Account | undefined): Promise<void> {
    const joined = [...wanted.keys()].flatMap((key) => this.flights.get(key) ?? []);
    const keys = [...wanted.keys()].filter((key) => !this.flights.has(key));
    const flight = this.fly(keys, wanted, oldest, account);
    for (const key of keys) this.flights.set(key, flight);
    try {
      await Promise.all([flight, ...joined]);
    } finally {
      for (const key of keys) this.flights.delete(key);
    }
  }

  private async fly(
    keys: readonly string[],
    wanted: Wanted,
    oldest: Date,
    account: Account | undefined,
  ): Promise<void> {
    if (keys.length === 0) return;
    const claimed = await this.store.claim(keys, oldest, this.clock.now());
    const byHost = Map.groupBy(claimed, ({ key }) => URL.parse(wanted.get(key)!.link)?.host ?? '');
    await Promise.all([...byHost].map(([host, group]) => this.askShop(host, group, wanted, account)));
  }

  private async askShop(
    host: string,
    claimed: readonly Claimed[],
    wanted: Wanted,
    account: Account | undefined,
  ): Promise<void> {
    const allowed: Claimed[] = [];
    for (const each of claimed) if (await this.count(host, wanted.get(each.key)!.userId, account)) allowed.push(each);
    await this.store.release(claimed.filter((each) => !allowed.includes(each)).map(({ key }) => key));
    const { signal } = this.ending;
    const asked = allowed.map((each) => ({ ...each, link: wanted.get(each.key)!.link }));
    const found = await this.lookups.ask(asked, signal);
    const now = this.clock.now();
    for (const { key } of allowed) {
      // A shop that had no time to answer may be asked again at once, by another process.
      if (signal.aborted && !found.has(key)) await this.store.release([key]);
      else await this.store.end(key, found.get(key), now);
    }
  }

  /** @returns false, having counted nothing, if a budget is used up */
  private async count(host: string, userId: string | undefined, account: Account | undefined): Promise<boolean> {
    const uses = [
      { budget: 'shop-checks', holder: hashOf(host) } as const,
      ...(userId ? [{ budget: 'own-shop-checks', holder: hashOf(`${host} ${userId}`) } as const] : []),
      ...(account ? [{ budget: 'product-checks', account } as const] : []),
    ];
    try {
      await this.em.fork().transactional((tx) => this.budgets.charge(tx, ...uses));
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'budget-used') return false;
      throw error;
    }
  }

  /** Stores what was found with its place at the shop. */
  remember(...given: Parameters<CheckStore['remember']>): Promise<void> {
    return this.store.remember(...given);
  }

  /** Look-ups that are under way end, so that none outlives the database's connections. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort(new Error('the service ends'));
    await Promise.allSettled(this.flights.values());
  }

  @Interval(housekeepingMs)
  async deleteOld(): Promise<void> {
    await this.store.deleteOld(new Date(this.clock.now().getTime() - unusedMs), mostRows);
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
