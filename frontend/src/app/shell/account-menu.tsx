import type { CurrentUser } from '@presently/contracts/gateway/session';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../features/auth/sign-out.js';
import { displayName } from '../../domain/user/display-name.js';
import { initialsOfUser } from '../../domain/user/initials.js';
import { Avatar } from '../../ui/display/avatar.js';
import { Menu } from '../../ui/overlays/menu.js';
import { accountLinks } from './navigation.js';

/** On wide screens: the user's name, and the links of their account. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const signOut = useSignOut();
  return (
    <Menu
      className="min-w-60"
      trigger={
        <button type="button" className="hidden size-11 place-items-center rounded-full md:grid">
          <Avatar imageUrl={user.profileImageUrl} initials={initialsOfUser(user)} className="size-9.5 text-sm" />
          <span className="sr-only">Account of {displayName(user)}</span>
        </button>
      }
    >
      {({ Item, Separator }) => (
        <>
          <div className="px-3 py-2">
            <p className="truncate font-semibold">{displayName(user)}</p>
            {user.email && <p className="truncate text-sm text-ink-soft">{user.email}</p>}
          </div>
          <Separator />
          {accountLinks(user).map(({ to, label, icon: Icon }) => (
            <Item key={to} asChild>
              <Link to={to}>
                <Icon aria-hidden />
                {label}
              </Link>
            </Item>
          ))}
          <Item onSelect={() => signOut.mutate()}>
            <LogOut aria-hidden />
            Log Out
          </Item>
        </>
      )}
    </Menu>
  );
}
