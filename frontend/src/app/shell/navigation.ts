import type { Screen } from '../screens.js';
import { commonWords as say } from '../../languages/common/en.js';

export interface NavigationLink {
  to: Screen;
  label: string;
  /** Whether addresses below its own are other places. */
  isLeaf?: true;
}

const main: readonly (NavigationLink & { isForAdmins?: true })[] = [
  {
    to: '/dashboard',
    get label() {
      return say('dashboard');
    },
  },
  {
    to: '/recipients',
    get label() {
      return say('recipients');
    },
  },
  {
    to: '/gifts',
    get label() {
      return say('findGifts');
    },
    isLeaf: true,
  },
  {
    to: '/gifts/all',
    get label() {
      return say('allGifts');
    },
  },
  {
    to: '/social',
    get label() {
      return say('socialMedia');
    },
    isForAdmins: true,
  },
  {
    to: '/admin/reports',
    get label() {
      return say('reports');
    },
    isForAdmins: true,
  },
];
export const quickLinks: readonly Pick<NavigationLink, 'to' | 'label'>[] = [
  {
    to: '/gifts',
    get label() {
      return say('findGifts');
    },
  },
  {
    to: '/recipients',
    get label() {
      return say('recipients');
    },
  },
  {
    to: '/subscription',
    get label() {
      return say('subscription');
    },
  },
];

/** The links of the bar and of the side menu. */
export const mainLinks = ({ isAdmin }: { isAdmin: boolean }): NavigationLink[] =>
  main.filter(({ isForAdmins }) => isAdmin || !isForAdmins);

/**
 * What is shown from the width on which the bar has room for all links, and what only below it. Those of administrators
 * are too many for a tablet.
 */
export const atBarWidth = ({ isAdmin }: { isAdmin: boolean }) =>
  isAdmin
    ? ({ flex: 'lg:flex', grid: 'lg:grid', hidden: 'lg:hidden' } as const)
    : ({ flex: 'md:flex', grid: 'md:grid', hidden: 'md:hidden' } as const);
