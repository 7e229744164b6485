import type { CurrentUser } from '@presently/contracts/gateway/session';
import { useEffect } from 'react';
import { displayName } from '../../domain/user/display-name.js';
import { initialsOfUser } from '../../domain/user/initials.js';
import { cn } from '../../lib/class-names.js';
import { fetchEarly, lazyPart } from '../../lib/page/lazy-part.js';
import { Avatar } from '../../ui/display/avatar.js';
import { Menu } from '../../ui/overlays/menu.js';
import { atBarWidth } from './navigation.js';
import { commonWords as say } from '../../languages/common/en.js';

const load = () => import('./account-menu-items.js');
const AccountMenuItems = lazyPart(load);

/** On wide screens: the user's name, and the links of their account. They are fetched once the page is there. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  useEffect(() => fetchEarly(load), []);
  return (
    <Menu
      className="min-w-60"
      trigger={
        <button type="button" className={cn('hidden size-11 place-items-center rounded-full', atBarWidth(user).grid)}>
          <Avatar imageUrl={user.profileImageUrl} initials={initialsOfUser(user)} className="size-9.5 text-sm" />
          <span className="sr-only">{say('accountOf', { name: displayName(user) })}</span>
        </button>
      }
    >
      {(parts) => <AccountMenuItems user={user} {...parts} />}
    </Menu>
  );
}
