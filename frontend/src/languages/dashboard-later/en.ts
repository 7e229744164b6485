import { wordsOf } from '../words.js';

export const en = {
  howDidItGo: 'How did it go?',
  onTheirWay: 'On their way',
  arrived: 'Arrived',
  hasArrived: '{gift} has arrived',
  itIsHere: 'It is here',
  orderProblem: 'There is a problem with the order.',
  orderLate: 'Arrives about {day}, after its day.',
  orderDue: 'It should be here since {day}.',
  daysFailed: 'The other days could not be loaded.',
} as const;

export const dashboardLaterWords = wordsOf('dashboardLater', en);
