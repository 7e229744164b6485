import type { Screen } from '../screens.js';

/** For search engines and link previews, and never in a browser's script. A screen without one is not indexed. */
export const descriptions: Partial<Record<Screen, string>> = {
  '/':
    'Presently remembers the people you love and their days, finds real gifts they will like, and sends them ' +
    'as a page that feels like unwrapping something.',
  '/auth': 'Sign in to Presently, or create your free account: five gifts a month, reminders and ideas included.',
  '/how-it-works':
    'Four steps from a name to a gift that is opened with joy: add recipients and occasions, get AI ' +
    'recommendations, personalize your message, send and track.',
  '/pricing': 'Free for five gifts a month. Pro, for $6.99 a month, has no limit and sends by text message as well.',
  '/privacy':
    'What happens to what you enter in Presently: what is kept, who sees it, and how to take it along or delete it.',
  '/terms': 'The rules of Presently: what it does, what you may send, what plans cost and what unlimited means.',
  '/help': 'Answers to what people ask about Presently: who buys the gift, and what to do when one does not arrive.',
  '/contact': 'How to reach the people behind Presently.',
};
