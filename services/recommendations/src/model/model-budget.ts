import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import { Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RecommendationsEnv } from '../env.js';

/** Input and output tokens. */
export interface Usage {
  input: number;
  output: number;
}

const minuteMs = 60_000;
const microCents = 1_000_000;
const cost = counter(metrics.modelCost);
const refusals = counter(metrics.quotaRefusals);

/** Limits the questions of a user and the cost of a day. Counted in Postgres, so that replicas share the limits. */
@Injectable()
export class ModelBudget implements OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly env: RecommendationsEnv,
  ) {}

  onApplicationBootstrap(): void {
    // A counter needs a first value before an increase is visible.
    refusals.add(0, { 'presently.quota': 'model-money' });
    cost.add(0, { 'gen_ai.request.model': this.env.OPENAI_MODEL });
  }

  /** @throws Problem `too-many-requests` above the limit of this minute */
  async countQuestion(userId: string): Promise<void> {
    const now = this.clock.now();
    const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
    const counted = await this.em.fork().execute(
      `insert into model_calls (user_id, minute, calls) values (?, ?, 1)
       on conflict (user_id, minute) do update set calls = model_calls.calls + 1 where model_calls.calls < ?
       returning calls`,
      [userId, minute, this.env.MODEL_CALLS_PER_MINUTE],
    );
    if (counted.length > 0) return;
    refusals.add(1, { 'presently.quota': 'questions' });
    const retryAfter = Math.max(1, Math.ceil((minute.getTime() + minuteMs - now.getTime()) / 1_000));
    throw new Problem('too-many-requests', 429, 'That was a lot at once. Please wait a moment and try again.', {
      retryAfter,
    });
  }

  /**
   * Reserves the maximum cost of a call.
   * @returns a function that settles the cost with the used tokens; undefined if the day's budget is spent.
   */
  async reserve(most: Usage): Promise<((used: Usage) => Promise<void>) | undefined> {
    const reserved = this.costOf(most);
    const cap = Math.floor(this.env.MODEL_DAILY_CENTS * microCents);
    const day = this.clock.today('UTC');
    if (reserved > cap) return this.outOfMoney();
    const taken = await this.em.fork().execute(
      `insert into model_spend (day, micro_cents) values (?, ?)
       on conflict (day) do update set micro_cents = model_spend.micro_cents + excluded.micro_cents
         where model_spend.micro_cents + excluded.micro_cents <= ?
       returning day`,
      [day, reserved, cap],
    );
    if (taken.length === 0) return this.outOfMoney();
    return async (used) => {
      cost.add(this.costOf(used) / microCents, { 'gen_ai.request.model': this.env.OPENAI_MODEL });
      await this.em
        .fork()
        .execute('update model_spend set micro_cents = greatest(0, micro_cents + ?) where day = ?', [
          this.costOf(used) - reserved,
          day,
        ]);
    };
  }

  private outOfMoney(): undefined {
    refusals.add(1, { 'presently.quota': 'model-money' });
  }

  @Interval(60 * minuteMs)
  async deleteOldMinutes(): Promise<void> {
    const hourAgo = new Date(this.clock.now().getTime() - 60 * minuteMs);
    await this.em.fork().execute('delete from model_calls where minute < ?', [hourAgo]);
  }

  /** Millionths of a cent. */
  private costOf({ input, output }: Usage): number {
    return Math.ceil(input * this.env.MODEL_INPUT_CENTS + output * this.env.MODEL_OUTPUT_CENTS);
  }
}
