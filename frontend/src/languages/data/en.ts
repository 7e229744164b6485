import { wordsOf } from '../words.js';

export const en = {
  title: 'Your data',
  lead: 'Take everything with you in one file: people, their days, gifts, ideas and recordings.',
  exportsFailed: 'Your exports cannot be shown right now.',
  loading: 'Loading',
  notPrepared: 'Your data could not be prepared. Nothing is lost. Please try again.',
  exports: 'Exports',
  tryAgain: 'Try again',
  exportAgain: 'Export again',
  exportAll: 'Export everything',
  preparingDots: 'Preparing your data…',
  preparing: 'Preparing your data',
  leaveAndMail: 'You can leave this page. We email you when your data is ready.',
  leaveAndComeBack: 'You can leave this page and come back.',
  keptUntil: 'Kept until {day}',
  downloadOf: 'Download your data of {day}',
  download: 'Download',
  notDownloaded: 'Not downloaded',
  pleaseTryAgain: 'Please try again.',
  notExported: 'Not exported',
} as const;

export const dataWords = wordsOf('data', en);
