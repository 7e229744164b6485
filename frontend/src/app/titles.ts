import { patternOf } from '@presently/rules/screen-path';
import { documentsWords as say, type en } from '../languages/documents/en.js';
import { screenPaths, type Screen } from './screens.js';

/** The message of each screen's title. A page fetches them after its first screen: the server has written its title. */
export const titles: Record<Screen, keyof typeof en> = {
  '/': 'landing',
  '/auth': 'signIn',
  '/link-account': 'linkAccount',
  '/forgot-password': 'forgotPassword',
  '/reset-password': 'resetPassword',
  '/confirm-email': 'confirmEmail',
  '/secure-account': 'secureAccount',
  '/undo-email': 'undoEmail',
  '/reminders': 'reminders',
  '/how-it-went': 'howItWent',
  '/how-it-works': 'howItWorks',
  '/pricing': 'pricing',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/help': 'help',
  '/contact': 'contact',
  '/dashboard': 'dashboard',
  '/recipients': 'recipients',
  '/about/:token': 'aboutYou',
  '/recipients/import': 'import',
  '/recipients/:recipientId': 'person',
  '/keep': 'keep',
  '/proposals': 'proposals',
  '/gifts': 'sendGift',
  '/gifts/all': 'allGifts',
  '/gifts/:giftId': 'gift',
  '/account': 'account',
  '/account/security': 'security',
  '/account/notifications': 'notifications',
  '/account/connect': 'connect',
  '/account/plan': 'plan',
  '/account/data': 'data',
  '/subscription': 'subscription',
  '/oauth/authorize': 'consent',
  '/social': 'social',
  '/admin/reports': 'reports',
  '/admin/audit': 'audit',
  '/admin/feeds': 'feeds',
  '/admin/ideas': 'ideasCost',
};

/** The screen at a path, with or without a trailing slash. */
export function screenAt(pathname: string): Screen | undefined {
  return patternOf(screenPaths, pathname.replace(/(?<=.)\/$/, ''));
}

/** The document's title: `Pricing · Presently`. */
export const documentTitle = (screen: Screen | undefined): string =>
  say('title', { screen: say(screen ? titles[screen] : 'notFound') });
