import type { Screen } from '../screens.js';

export interface NavigationLink {
  to: Screen;
  label: string;
  /** Whether addresses below its own are other places. */
  isLeaf?: true;
}

const main: readonly (NavigationLink & { isForAdmins?: true })[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/recipients', label: 'Recipients' },
  { to: '/gifts', label: 'Find Gifts', isLeaf: true },
  { to: '/gifts/all', label: 'All Gifts' },
  { to: '/social', label: 'Social Media', isForAdmins: true },
  { to: '/admin/reports', label: 'Reports', isForAdmins: true },
];
export const quickLinks: readonly Pick<NavigationLink, 'to' | 'label'>[] = [
  { to: '/gifts', label: 'Find Gifts' },
  { to: '/recipients', label: 'Recipients' },
  { to: '/subscription', label: 'Subscription' },
];

/** The links of the bar and of the side menu. */
export const mainLinks = ({ isAdmin }: { isAdmin: boolean }): NavigationLink[] =>
  main.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
