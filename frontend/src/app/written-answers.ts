import type { QueryClient } from '@tanstack/react-query';
import type { WrittenAnswers } from './documents/model.js';

/**
 * Moves the answers that the server has written into the page to where queries find them. They are taken out of the
 * document: nothing of theirs stays behind when somebody signs out.
 * @returns whether the page stands as this browser would write it itself; it does not for clocks of another zone
 */
export function takeWrittenAnswers(client: QueryClient): boolean {
  const element = document.getElementById('answers');
  element?.remove();
  if (!element) return false;
  const { answers, timeZone } = JSON.parse(element.textContent) as WrittenAnswers;
  if (timeZone !== Intl.DateTimeFormat().resolvedOptions().timeZone) return false;
  for (const [route, answer] of Object.entries(answers)) client.setQueryData([route], answer);
  return true;
}
