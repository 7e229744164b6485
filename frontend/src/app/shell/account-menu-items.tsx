import type { CurrentUser } from '@presently/contracts/gateway/session';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { displayName } from '../../domain/user/display-name.js';
import { useSignOut } from '../../features/auth/sign-out.js';
import type { MenuParts } from '../../ui/overlays/menu-panel.js';
import { accountLinks } from './account-links.js';
import { menusWords as say } from '../../languages/menus/en.js';

interface AccountMenuItemsProps extends MenuParts {
  user: CurrentUser;
}

export default function AccountMenuItems({ user, Item, Separator }: AccountMenuItemsProps) {
  const signOut = useSignOut();
  return (
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
        {say('logOut')}
      </Item>
    </>
  );
}
