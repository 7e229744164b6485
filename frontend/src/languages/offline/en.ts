import { wordsOf } from '../words.js';

export const en = {
  newVersion: 'A new version of Presently is here',
  newVersionText: 'It comes with the next page that you load.',
  loadNow: 'Load it now',
  offline: 'Offline',
  youAreOffline: 'You are offline',
  lastSeen: 'Presently cannot be reached. These are your people and their days, as you last saw them on {moment}.',
  comingDays: 'Coming days',
  people: 'People',
  retry: 'Try again',
  nothingSeen: 'Presently cannot be reached. Your people and their days are here again once there is a connection.',
} as const;

export const offlineWords = wordsOf('offline', en);
