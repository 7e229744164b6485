/**
 * The table in which a service counts budgets, for its first migration with a budget. A released version never changes.
 */
export const budgetTables: readonly string[] = [
  `create table budget_usage (
    holder text,
    budget text,
    ends_at timestamptz,
    used int not null,
    primary key (holder, budget, ends_at)
  )`,
  `create index budget_usage_end on budget_usage (ends_at)`,
];

/** Table names that the ORM's schema comparison skips. */
export const budgetTableNames = ['budget_usage'];
