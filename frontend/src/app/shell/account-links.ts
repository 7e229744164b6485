import type { CurrentUser } from '@presently/contracts/gateway/session';
import { CreditCard, Lightbulb, Settings, type LucideIcon } from 'lucide-react';
import type { NavigationLink } from './navigation.js';

interface AccountLink extends NavigationLink {
  icon: LucideIcon;
}

const account: readonly (AccountLink & { isForPro?: true })[] = [
  { to: '/proposals', label: 'Proposals', icon: Lightbulb, isForPro: true },
  { to: '/account', label: 'Account Settings', icon: Settings },
  { to: '/subscription', label: 'Subscription', icon: CreditCard },
];

/** The links under the avatar, and at the end of the side menu. */
export const accountLinks = ({ subscriptionTier }: CurrentUser): AccountLink[] =>
  account.filter(({ isForPro }) => subscriptionTier !== 'free' || !isForPro);
