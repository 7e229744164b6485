import type { SocialPlatform } from '@presently/rules/social-platforms';
import type { Template } from '../templates/template.entity.js';
import { inRotation } from './rotation.js';
import type { Schedule } from './schedule.entity.js';

/** A template's share of a week. */
export interface Share {
  template: Template;
  platforms: SocialPlatform[];
  slots: Date[];
}

const sameCategory = new Intl.Collator('en', { sensitivity: 'accent' });

/** The active templates of the schedule's categories, each with the platforms it shares with the schedule. */
export function candidatesOf(schedule: Schedule, templates: readonly Template[]): Omit<Share, 'slots'>[] {
  const isChosen = ({ category }: Template) =>
    schedule.templateCategories.some((chosen) => sameCategory.compare(chosen, category) === 0);
  return templates
    .filter((template) => template.isActive && isChosen(template))
    .map((template) => ({
      template,
      platforms: template.platforms.filter((platform) => schedule.platforms.includes(platform)),
    }))
    .filter(({ platforms }) => platforms.length > 0);
}

/** Gives the free slots to the templates in turn. */
export function planWeek(
  candidates: readonly Omit<Share, 'slots'>[],
  slots: readonly Date[],
  lastUsed: ReadonlyMap<string, Date>,
): Share[] {
  const inTurn = inRotation(candidates, slots.length, ({ template }) => lastUsed.get(template.id));
  return candidates
    .map((candidate) => ({ ...candidate, slots: slots.filter((_slot, index) => inTurn[index] === candidate) }))
    .filter((share) => share.slots.length > 0);
}
