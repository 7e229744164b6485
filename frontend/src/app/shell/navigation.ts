import type { CurrentUser } from '@presently/contracts/gateway/session';
import {
  Archive,
  CreditCard,
  Flag,
  Gift,
  LayoutDashboard,
  Lightbulb,
  Megaphone,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { Screen } from '../screens.js';

export interface NavigationLink {
  to: Screen;
  label: string;
  icon: LucideIcon;
  /** Whether addresses below its own are other places. */
  isLeaf?: true;
}

const main: readonly (NavigationLink & { isForAdmins?: true })[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/recipients', label: 'Recipients', icon: Users },
  { to: '/gifts', label: 'Find Gifts', icon: Gift, isLeaf: true },
  { to: '/gifts/all', label: 'All Gifts', icon: Archive },
  { to: '/social', label: 'Social Media', icon: Megaphone, isForAdmins: true },
  { to: '/admin/reports', label: 'Reports', icon: Flag, isForAdmins: true },
];
const account: readonly (NavigationLink & { isForPro?: true })[] = [
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
export const accountLinks = ({ subscriptionTier }: CurrentUser): NavigationLink[] =>
  account.filter(({ isForPro }) => subscriptionTier !== 'free' || !isForPro);
