import { CreditCard, Gift, LayoutDashboard, Megaphone, Settings, Users, type LucideIcon } from 'lucide-react';
import { isOpen, type Screen } from '../../lib/screens.js';

export interface NavigationLink {
  to: Screen;
  label: string;
  icon: LucideIcon;
}

const main: readonly (NavigationLink & { isForAdmins?: true })[] = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/recipients', label: 'Recipients', icon: Users },
  { to: '/gifts', label: 'Find Gifts', icon: Gift },
  { to: '/social', label: 'Social Media', icon: Megaphone, isForAdmins: true },
];
const account: readonly NavigationLink[] = [
  { to: '/account', label: 'Account Settings', icon: Settings },
  { to: '/subscription', label: 'Subscription', icon: CreditCard },
];
const quick: readonly Pick<NavigationLink, 'to' | 'label'>[] = [
  { to: '/gifts', label: 'Find Gifts' },
  { to: '/recipients', label: 'Recipients' },
  { to: '/subscription', label: 'Subscription' },
];

/** The links of the bar and of the side menu. */
export const mainLinks = ({ isAdmin }: { isAdmin: boolean }): NavigationLink[] =>
  main.filter((link) => isOpen(link.to) && (isAdmin || !link.isForAdmins));
/** What stands under the avatar, and at the end of the side menu. */
export const accountLinks = account.filter((link) => isOpen(link.to));
export const quickLinks = quick.filter((link) => isOpen(link.to));
