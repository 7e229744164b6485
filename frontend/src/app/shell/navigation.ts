import type { CurrentUser } from '@presently/contracts/gateway/session';
import { CreditCard, Lightbulb, Settings, type LucideIcon } from 'lucide-react';
import type { Screen } from '../screens.js';

export interface NavigationLink {
  to: Screen;
  label: string;
  /** Whether addresses below its own are other places. */
  isLeaf?: true;
}

export interface AccountLink extends NavigationLink {
  icon: LucideIcon;
}

const main: readonly (NavigationLink & { isForAdmins?: true })[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/recipients', label: 'Recipients' },
  { to: '/gifts', label: 'Find Gifts', isLeaf: true },
  { to: '/gifts/all', label: 'All Gifts' },
  { to: '/social', label: 'Social Media', isForAdmins: true },
  { to: '/admin/reports', label: 'Reports', isForAdmins: true },
];
const account: readonly (AccountLink & { isForPro?: true })[] = [
  { to: '/proposals', label: 'Proposals', icon: Lightbulb, isForPro: true },
  { to: '/account', label: 'Account Settings', icon: Settings },
  { to: '/subscription', label: 'Subscription', icon: CreditCard },
];
export const quickLinks: readonly Pick<NavigationLink, 'to' | 'label'>[] = [
  { to: '/gifts', label: 'Find Gifts' },
  { to: '/recipients', label: 'Recipients' },
  { to: '/subscription', label: 'Subscription' },
];

/** The links of the bar and of the side menu. */
export const mainLinks = ({ isAdmin }: { isAdmin: boolean }): NavigationLink[] =>
  main.filter(({ isForAdmins }) => isAdmin || !isForAdmins);

/** The links under the avatar, and at the end of the side menu. */
export const accountLinks = ({ subscriptionTier }: CurrentUser): AccountLink[] =>
  account.filter(({ isForPro }) => subscriptionTier !== 'free' || !isForPro);
