import type { QueryClient } from '@tanstack/react-query';
import type { WrittenAnswers } from './documents/model.js';

/**
 * Moves the answers that the server wrote into the page to the query cache. They leave the document, so that none of
 * them remain after signing out.
 * @returns whether this browser would render the same page; not if its time zone differs from the page's
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
