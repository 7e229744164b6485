import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductOffer } from './product-source.js';

const lifeMs = 24 * 3_600_000;
const housekeepingMs = 10 * 60_000;
/** A search may outlive its caller: its answer is paid for. */
const longestSearchMs = 15_000;
/** Milliseconds between looks for the answer of another replica. */
const pollMs = 100;
const mostOffers = 40;
const mostBytesOfEach = 64 * 1024;
const mostBytes = 100 * 1024 * 1024;
const mostRows = 20_000;

interface Search {
  /** The caller's. It ends the waiting, not the search. */
  signal: AbortSignal | undefined;
  /** Counts the search. False if it may not be made. */
  mayStart: () => Promise<boolean>;
  start: (signal: AbortSignal) => Promise<ProductOffer[]>;
}

const refused = Symbol('refused');
type Outcome = ProductOffer[] | typeof refused;

/** The answers of shops, for 24 hours and for everybody. Equal searches at once are one search, also over replicas. */
@Injectable()
export class SearchCache {
  private readonly flights = new Map<string, Promise<Outcome>>();

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * The stored answer of a search, or a new one; empty if the caller may not start it.
   * @throws what the search throws, and the signal's reason
   */
  async find(search: readonly unknown[], { signal, ...searching }: Search): Promise<ProductOffer[]> {
    const key = createHash('sha256').update(JSON.stringify(search)).digest('base64url');
    for (;;) {
      signal?.throwIfAborted();
      const joined = this.flights.get(key);
      const flight = joined ?? this.depart(key, searching);
      const outcome = await unlessAborted(flight, signal);
      if (outcome !== refused) return outcome;
      // Another caller's limit is reached, not this one's.
      if (!joined) return [];
    }
  }

  private depart(key: string, search: Omit<Search, 'signal'>): Promise<Outcome> {
    const flight = this.fly(key, search).finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    // All its callers may have gone.
    flight.catch(() => undefined);
    return flight;
  }

  private async fly(key: string, { mayStart, start }: Omit<Search, 'signal'>): Promise<Outcome> {
    for (;;) {
      const stored = await this.read(key);
      if (stored) return stored;
      if (await this.claim(key)) break;
      await sleep(pollMs);
    }
    try {
      const offers = (await mayStart()) ? await start(AbortSignal.timeout(longestSearchMs)) : undefined;
      if (offers) await this.store(key, offers.slice(0, mostOffers));
      else await this.release(key);
      return offers ?? refused;
    } catch (error) {
      await this.release(key);
      throw error;
    }
  }

  private async read(key: string): Promise<ProductOffer[] | undefined> {
    const [row] = await this.em
      .fork()
      .execute<{ offers: ProductOffer[] }[]>(
        'select offers from search_cache where key = ? and offers is not null and searched_at > ?',
        [key, this.oldest()],
      );
    return row?.offers.map((offer) => ({ ...offer, checkedAt: new Date(offer.checkedAt) }));
  }

  /** @returns false while another replica searches */
  private async claim(key: string): Promise<boolean> {
    const rows = await this.em.fork().execute<object[]>(
      `insert into search_cache as known (key, claimed_until)
       values (?, clock_timestamp() + ? * interval '1 ms')
       on conflict (key) do update set claimed_until = excluded.claimed_until
       where (known.claimed_until is null or known.claimed_until < clock_timestamp())
         and (known.searched_at is null or known.searched_at <= ?)
       returning key`,
      [key, longestSearchMs, this.oldest()],
    );
    return rows.length > 0;
  }

  private async store(key: string, found: ProductOffer[]): Promise<void> {
    let offers = found;
    let json = JSON.stringify(offers);
    while (json.length > mostBytesOfEach) {
      offers = offers.slice(0, offers.length / 2);
      json = JSON.stringify(offers);
    }
    await this.em
      .fork()
      .execute(
        'update search_cache set offers = ?::jsonb, bytes = ?, searched_at = ?, claimed_until = null where key = ?',
        [json, json.length, this.clock.now(), key],
      );
  }

  private async release(key: string): Promise<void> {
    await this.em.fork().execute('update search_cache set claimed_until = null where key = ?', [key]);
  }

  /** Deletes old answers, and the oldest ones of too many. */
  @Interval(housekeepingMs)
  async deleteOld(): Promise<void> {
    await this.em.fork().execute(
      `delete from search_cache where coalesce(claimed_until, '-infinity') < clock_timestamp() and (
         searched_at is null or searched_at <= ? or key in (
           select key from (
             select key, sum(bytes) over newest as bytes, row_number() over newest as rows
             from search_cache window newest as (order by searched_at desc nulls last, key)
           ) as known where known.bytes > ${mostBytes} or known.rows > ${mostRows}
         ))`,
      [this.oldest()],
    );
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - lifeMs);
  }
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
