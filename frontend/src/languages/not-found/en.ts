import { wordsOf } from '../words.js';

export const en = {
  backHome: 'Back to Presently',
  toDashboard: 'Go to the dashboard',
  notFound: 'Page not found',
  notFoundText: 'This box is empty. The address may be mistyped, or the page has moved.',
} as const;

export const notFoundWords = wordsOf('notFound', en);
