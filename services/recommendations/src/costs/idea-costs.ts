import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

type Spent = Partial<Record<'sets' | 'calls' | 'microCents' | 'searches', number>>;

/** Keeps what ideas cost, by day, for the operator: `npm run ops -- ideas`. */
@Injectable()
export class IdeaCosts {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async add({ sets = 0, calls = 0, microCents = 0, searches = 0 }: Spent): Promise<void> {
    await this.em.fork().execute(
      `insert into idea_costs (day, sets, calls, micro_cents, searches) values (?, ?, ?, ?, ?)
       on conflict (day) do update set sets = idea_costs.sets + excluded.sets, calls = idea_costs.calls + excluded.calls,
         micro_cents = idea_costs.micro_cents + excluded.micro_cents, searches = idea_costs.searches + excluded.searches`,
      [this.clock.today('UTC'), sets, calls, microCents, searches],
    );
  }
}

/** Adds up what the model costs for one set. */
export class Meter {
  calls = 0;
  microCents = 0;

  readonly onCost = (microCents: number): void => {
    this.calls++;
    this.microCents += microCents;
  };
}
