import type { Lane } from '@presently/contracts/kit/event';

/** Milliseconds for which events gather under load, before a relay publishes them and before a reaction gets them. */
export const lingerMs: Record<Lane | 'former', number> = {
  gifts: 8,
  mails: 8,
  erasures: 8,
  state: 40,
  facts: 40,
  former: 40,
};
