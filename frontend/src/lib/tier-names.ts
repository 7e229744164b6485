import type { Tier } from '@presently/contracts/vocabulary';

export const tierNames: Record<Tier, string> = { free: 'Free', pro: 'Pro', business: 'Business' };
