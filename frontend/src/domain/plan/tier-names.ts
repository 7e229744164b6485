import type { Tier } from '@presently/rules/vocabulary';

export const tierNames: Record<Tier, string> = { free: 'Free', pro: 'Pro', business: 'Business' };
