import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RecommendationsEnv } from '../env.js';

/** Input and output tokens. */
export interface Usage {
  input: number;
  output: number;
}

const microCents = 1_000_000;
const cost = counter(metrics.modelCost);
const refusals = counter(metrics.quotaRefusals);

/** Limits the cost of the model in a day. Counted in Postgres, so that replicas share the limit. */
@Injectable()
export class ModelMoney implements OnApplicationBootstrap {
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

  /**
   * Reserves the maximum cost of a call.
   * @returns a function that settles the cost with the used tokens, and returns it; undefined if the money of the day is spent.
   */
  async reserve(most: Usage): Promise<((used: Usage) => Promise<number>) | undefined> {
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
      const spent = this.costOf(used);
      cost.add(spent / microCents, { 'gen_ai.request.model': this.env.OPENAI_MODEL });
      await this.em
        .fork()
        .execute('update model_spend set micro_cents = greatest(0, micro_cents + ?) where day = ?', [
          spent - reserved,
          day,
        ]);
      return spent;
    };
  }

  private outOfMoney(): undefined {
    refusals.add(1, { 'presently.quota': 'model-money' });
  }

  /** Millionths of a cent. */
  private costOf({ input, output }: Usage): number {
    return Math.ceil(input * this.env.MODEL_INPUT_CENTS + output * this.env.MODEL_OUTPUT_CENTS);
  }
}
