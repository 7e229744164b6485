import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { createHmac } from 'node:crypto';
import { RecommendationsEnv } from '../env.js';

const day = 24 * 3_600_000;
/** A model's knowledge of what is sold grows old. */
const lifeMs = 90 * day;
/** About 40 MB: an answer has at most two kilobytes. */
const mostRows = 20_000;

/** The answers about interests in Postgres, under keyed hashes. */
@Injectable()
export class HintStore {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly env: RecommendationsEnv,
  ) {}

  /** The stored answers, by their texts. */
  async load<T>(kind: string, texts: readonly string[]): Promise<Map<string, T>> {
    const byKey = new Map(texts.map((text) => [this.keyOf(kind, text), text]));
    const rows = await this.em
      .fork()
      .execute<{ key: string; answer: T }[]>(
        'select key, answer from search_hints where key in (select json_array_elements_text(?::json)) and asked_at > ?',
        [JSON.stringify([...byKey.keys()]), this.oldest()],
      );
    return new Map(rows.map(({ key, answer }) => [byKey.get(key)!, answer]));
  }

  async save(kind: string, answers: ReadonlyMap<string, unknown>): Promise<void> {
    const rows = [...answers].map(([text, answer]) => ({ key: this.keyOf(kind, text), answer }));
    await this.em.fork().execute(
      `insert into search_hints (key, answer, asked_at)
       select key, answer, ? from json_to_recordset(?::json) as given (key text, answer jsonb) order by key
       on conflict (key) do update set answer = excluded.answer, asked_at = excluded.asked_at`,
      [this.clock.now(), JSON.stringify(rows)],
    );
  }

  @Interval(day / 24)
  async deleteOld(): Promise<void> {
    await this.em.fork().execute(
      `delete from search_hints where asked_at <= ? or key in (
         select key from search_hints order by asked_at desc offset ${mostRows})`,
      [this.oldest()],
    );
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - lifeMs);
  }

  /** The model's key is the one secret that is there whenever there are answers. */
  private keyOf(kind: string, text: string): string {
    return createHmac('sha256', `search hints ${this.env.OPENAI_API_KEY ?? ''}`)
      .update(`${kind}\n${text}`)
      .digest('hex');
  }
}
