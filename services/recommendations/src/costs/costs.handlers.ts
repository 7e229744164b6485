import { readCosts, type CostsOfIdeas } from '@presently/contracts/recommendations/costs';
import { Handles } from '@presently/messaging/handles';
import { addDays } from '@presently/rules/zoned-time';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { RecommendationsEnv } from '../env.js';

interface DayRow {
  day: string;
  sets: number;
  calls: number;
  cents: number;
  cents_a_set: number | null;
  searches: number;
}

const daysShown = 30;

/** What ideas cost, for operators. */
@Controller()
export class CostsHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly env: RecommendationsEnv,
  ) {}

  @Handles(readCosts)
  async read(): Promise<CostsOfIdeas> {
    const em = this.em.fork();
    const today = this.clock.today('UTC');
    const days = await em.execute<DayRow[]>(
      `select day::text, sets, calls, round(micro_cents / 1e6, 3)::float8 as cents,
         round(micro_cents / 1e6 / nullif(sets, 0), 4)::float8 as cents_a_set, searches
       from idea_costs where day > ?::date order by day desc limit ?`,
      [addDays(today, -daysShown), daysShown],
    );
    const [spent] = await em.execute<{ cents: number }[]>(
      'select round(micro_cents / 1e6, 3)::float8 as cents from model_spend where day = ?',
      [today],
    );
    const [searched] = await em.execute<{ used: number }[]>(
      `select coalesce(sum(used), 0)::int as used from budget_usage where budget = 'all-product-searches' and ends_at > ?`,
      [this.clock.now()],
    );
    return {
      days: days.map(({ cents_a_set: centsASet, ...day }) => ({ ...day, centsASet })),
      modelCents: { used: spent?.cents ?? 0, limit: this.env.MODEL_DAILY_CENTS },
      searches: { used: searched?.used ?? 0, limit: this.env.PRODUCT_SEARCHES_A_DAY },
    };
  }
}
