import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString } from 'class-validator';
import { type MessageTone, messageTones } from '@presently/rules/vocabulary';
import type { OwnBudget } from '@presently/rules/price-range';
import { BudgetChoice } from '../kit/fields/budget-choice.js';
import { Currency } from '../kit/fields/currency.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { internalOperation } from '../kit/operation.js';

export class ProposalWanted {
  @Id() userId!: string;
  @Id() recipientId!: string;
  @Id() occasionId!: string;
  @BudgetChoice() budget!: string | OwnBudget;
  /** ISO 4217: the sender's. `USD` by default. */
  @IsOptional() @Currency() currency?: string;
  @IsIn(messageTones) tone!: MessageTone;
}

/** A product to propose. */
export class Pick {
  @IsString() title!: string;
  @Nullable() @IsString() link!: string | null;
  @Nullable() @IsString() image!: string | null;
  @Nullable() @IsString() price!: string | null;
  @IsOptional() @IsString() description?: string;
  /** The kind of thing, as its idea says. */
  @IsOptional() @IsString() category?: string;
}

export class PreparedProposal {
  /** The best first, kept ideas before others. Empty if nothing suits the person in this budget. */
  @ArrayMaxSize(6) @IsArray() @Nested(() => Pick) picks!: Pick[];
  /** A message that suits every pick. */
  @IsString() message!: string;
}

/** Picks and a message for an occasion of a recipient. Called in the background, by the worker that makes proposals. */
export const prepareProposal = internalOperation('recommendations.prepareProposal', {
  input: ProposalWanted,
  output: PreparedProposal,
  deadline: 24_000,
});
