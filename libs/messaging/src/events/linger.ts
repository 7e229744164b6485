import type { Lane } from '@presently/contracts/kit/event';

/**
 * Milliseconds for which events gather under load, before a relay publishes them and before a reaction gets them. Facts
 * always gather before they are published.
 */
export const lingerMs: Record<Lane, number> = {
  gifts: 12,
  mails: 12,
  erasures: 12,
  state: 60,
  facts: 60,
};
