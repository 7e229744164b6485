import type { Sender } from './sender.entity.js';

/** On Free a sender has one proposal a year: for the occasion whose reminder offered it. */
export const mayHaveProposal = (
  { tier, proposalOfferedFor }: Pick<Sender, 'tier' | 'proposalOfferedFor'>,
  occasionId: string,
): boolean => tier !== 'free' || proposalOfferedFor === occasionId;
