import type { CurrentUser } from '@presently/contracts/gateway/session';
import { CreditCard, Lightbulb, Settings, type LucideIcon } from 'lucide-react';
import type { NavigationLink } from './navigation.js';
import { commonWords as say } from '../../languages/common/en.js';
import { menusWords as sayMenu } from '../../languages/menus/en.js';

interface AccountLink extends NavigationLink {
  icon: LucideIcon;
}

const account: readonly (AccountLink & { isForPro?: true })[] = [
  {
    to: '/proposals',
    get label() {
      return sayMenu('proposals');
    },
    icon: Lightbulb,
    isForPro: true,
  },
  {
    to: '/account',
    get label() {
      return sayMenu('accountSettings');
    },
    icon: Settings,
  },
  {
    to: '/subscription',
    get label() {
      return say('subscription');
    },
    icon: CreditCard,
  },
];

/** The links under the avatar, and at the end of the side menu. */
export const accountLinks = ({ subscriptionTier }: CurrentUser): AccountLink[] =>
  account.filter(({ isForPro }) => subscriptionTier !== 'free' || !isForPro);
