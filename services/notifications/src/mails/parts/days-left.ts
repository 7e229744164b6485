import type { Language } from '@presently/rules/languages';
import { daysBetween } from '@presently/rules/zoned-time';
import { senderWords } from '../../words/sender/sender-words.js';

/** `today`, `tomorrow`, `in 7 days` */
export function daysLeft(today: string, occursOn: string, language: Language): string {
  const say = senderWords(language);
  const days = daysBetween(today, occursOn);
  if (days <= 0) return say('today');
  return days === 1 ? say('tomorrow') : say('inDays', { days });
}
