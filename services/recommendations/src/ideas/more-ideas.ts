import { Injectable } from '@nestjs/common';
import { IdeaCosts, Meter } from '../costs/idea-costs.js';
import { Model, type Waiting } from '../model/model.js';
import { ModelUnavailable } from '../model/model-unavailable.js';
import { askForIdeas, type Asking } from './propose.js';

/** Asks the model for ideas beyond those of a set, and records what they cost. */
@Injectable()
export class MoreIdeas {
  constructor(
    private readonly model: Model,
    private readonly costs: IdeaCosts,
  ) {}

  /** @returns the fields of each idea as the model wrote them; undefined without a model */
  async ask(
    asking: Asking,
    waiting: Pick<Waiting, 'signal' | 'until'>,
  ): Promise<Record<string, unknown>[] | undefined> {
    const meter = new Meter();
    try {
      const answer = await this.model.answer(askForIdeas(asking), { ...waiting, onCost: meter.onCost });
      return answer.map(({ fields }) => ({ ...fields }));
    } catch (error) {
      if (error instanceof ModelUnavailable) return undefined;
      throw error;
    } finally {
      await this.costs.add({ calls: meter.calls, microCents: meter.microCents });
    }
  }
}
