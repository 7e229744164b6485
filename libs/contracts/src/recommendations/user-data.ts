import { IsIn, IsISO8601, IsString } from 'class-validator';
import { type KeptIdeaState, keptIdeaStates } from '@presently/rules/vocabulary';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { exportsUserData } from '../kit/user-data.js';

export class ExportedKeptIdea {
  @Id() id!: string;
  @Id() recipientId!: string;
  @IsString() title!: string;
  @Nullable() @IsString() link!: string | null;
  @Nullable() @IsString() image!: string | null;
  /** As shown when it was kept. */
  @Nullable() @IsString() price!: string | null;
  @Nullable() @IsString() note!: string | null;
  @IsIn(keptIdeaStates) state!: KeptIdeaState;
  /** `YYYY-MM-DD` */
  @Nullable() @IsString() givenOn!: string | null;
  @IsISO8601() createdAt!: string;
}

/** A row of a "not this" list. */
export class ExportedUnwantedIdea {
  @Id() recipientId!: string;
  @IsString() idea!: string;
  @IsISO8601() createdAt!: string;
}

export const recommendationsUserData = exportsUserData('recommendations.readUserData', {
  keptIdeas: ExportedKeptIdea,
  unwantedIdeas: ExportedUnwantedIdea,
});
