import { connected, expectDatabase, type Deployment } from './deployment.ts';

/** One day of the table. */
export interface DayOfIdeas {
  day: string;
  sets: number;
  /** Questions to the model. */
  calls: number;
  /** Cents of the model. */
  cents: number;
  cents_a_set: number | null;
  /** Searches that cost money. */
  searches: number;
  searches_a_set: number | null;
}

/** What ideas cost in each of the last 30 days, the latest first. */
export const readIdeaCosts = (deployment: Pick<Deployment, 'databases'>): Promise<DayOfIdeas[]> =>
  connected(expectDatabase(deployment, 'recommendations'), async (client) => {
    const { rows } = await client.query<DayOfIdeas>(
      `select day::text, sets, calls, round(micro_cents / 1e6, 3)::float8 as cents,
         round(micro_cents / 1e6 / nullif(sets, 0), 4)::float8 as cents_a_set, searches,
         round(searches::numeric / nullif(sets, 0), 1)::float8 as searches_a_set
       from idea_costs order by day desc limit 30`,
    );
    return rows;
  });
