import type { Tier } from '@presently/rules/vocabulary';
import { kindsWords as say } from '../../languages/kinds/en.js';

export const tierName = (tier: Tier): string => say(tier);
