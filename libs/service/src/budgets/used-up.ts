import { sentenceOf } from '@presently/rules/budget-windows';
import type { Allowed, BudgetName, Standing } from '@presently/rules/budgets';
import { waitInWords } from '@presently/rules/wait';
import { Problem } from '@presently/messaging/problem';

/** A budget of which nothing is left in this window. */
export class UsedUp {
  constructor(
    readonly budget: BudgetName,
    private readonly allowed: Allowed,
    private readonly standing: Standing,
    /** Until the window ends. */
    readonly seconds: number,
  ) {}

  /** `One person receives 3 gift messages a day.` */
  get rule(): string {
    return sentenceOf(this.budget, this.allowed, this.standing);
  }

  /** `in 3 hours` */
  get when(): string {
    return `in ${waitInWords(this.seconds)}`;
  }

  toProblem(): Problem {
    const message = `${this.rule} The next one is possible ${this.when}.`;
    return new Problem('budget-used', 429, message, { retryAfter: this.seconds, params: { seconds: this.seconds } });
  }
}
