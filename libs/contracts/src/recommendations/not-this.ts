import { IsISO8601, IsString } from 'class-validator';
import { Success } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';

/** An idea that the sender has rejected for a recipient. */
export class RejectedIdea {
  @Id() id!: string;
  @IsString() name!: string;
  @IsISO8601() createdAt!: string;
}

export class RejectedIdeasOfRecipient extends PageRequest {
  @Id() recipientId!: string;
}

export class RejectedIdeaId {
  @Id() rejectedIdeaId!: string;
}

/** The recipient's "not this" list, the newest first. */
export const listRejectedIdeas = operation('recommendations.listRejectedIdeas', {
  route: 'GET /api/recipients/:recipientId/not-this',
  access: 'user',
  shows: ['rejected-ideas'],
  input: RejectedIdeasOfRecipient,
  output: { pageOf: RejectedIdea },
  deadline: 5_000,
});

/** Takes an idea off the "not this" list, so that it and its products may be proposed again. */
export const undoRejectedIdea = operation('recommendations.undoRejectedIdea', {
  route: 'DELETE /api/not-this/:rejectedIdeaId',
  access: 'user',
  changes: ['rejected-ideas'],
  input: RejectedIdeaId,
  output: Success,
  budget: 'kept-ideas',
});
