import type { CurrentUser } from '@presently/contracts/gateway/session';
import { LogOut, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { NavLink } from 'react-router-dom';
import { useSignOut } from '../../features/auth/sign-out.js';
import { displayName } from '../../domain/user/display-name.js';
import { initialsOfUser } from '../../domain/user/initials.js';
import { Avatar } from '../../ui/display/avatar.js';
import { Button } from '../../ui/controls/button.js';
import { cn } from '../../lib/class-names.js';
import { backdrop } from '../../ui/overlays/dialog.js';
import { useReturnFocus } from '../../ui/overlays/return-focus.js';
import { mainIcons } from './main-icons.js';
import { accountLinks } from './account-links.js';
import { mainLinks } from './navigation.js';
import { commonWords as say } from '../../languages/common/en.js';
import { menusWords as sayMenu } from '../../languages/menus/en.js';

const item =
  'flex h-12 w-full items-center gap-3.5 rounded-lg px-3.5 font-medium [&_svg]:size-5 base:[&_svg]:text-ink-soft';

interface SideMenuPanelProps {
  user: CurrentUser;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The links of the wide bar and of its account menu. Choosing one closes the panel. */
export default function SideMenuPanel({ user, isOpen, onOpenChange }: SideMenuPanelProps) {
  const signOut = useSignOut();
  const returnFocus = useReturnFocus();
  const close = () => onOpenChange(false);
  const links = [...mainLinks(user).map((link) => ({ ...link, icon: mainIcons[link.to] })), ...accountLinks(user)];
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={backdrop} />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={cn(
            'fixed inset-y-0 end-0 z-50 rtl:[--toward-end:-1] flex w-[min(20rem,calc(100vw-3rem))] flex-col overflow-y-auto',
            'bg-sheet p-4 shadow-lift data-[state=closed]:animate-slide-away',
            'data-[state=open]:animate-slide-in',
          )}
        >
          <div className="flex items-center gap-3 pe-12 pb-5 ps-2">
            <Avatar imageUrl={user.profileImageUrl} initials={initialsOfUser(user)} />
            <div className="min-w-0">
              <Dialog.Title className="truncate font-sans text-base font-semibold tracking-normal">
                {displayName(user)}
              </Dialog.Title>
              {user.email && <p className="truncate text-sm text-ink-soft">{user.email}</p>}
            </div>
          </div>
          <nav aria-label={say('mainNavigation')} className="grid gap-1 border-t border-line pt-4">
            {links.map(({ to, label, icon: Icon, isLeaf }) => (
              <NavLink
                key={to}
                to={to}
                end={isLeaf}
                onClick={close}
                className={({ isActive }) =>
                  cn(item, isActive && 'bg-ribbon-soft text-ribbon-deep [&_svg]:text-ribbon')
                }
              >
                {Icon && <Icon aria-hidden />}
                {label}
              </NavLink>
            ))}
          </nav>
          <button
            type="button"
            className={cn(item, 'mt-auto')}
            onClick={() => {
              close();
              signOut.mutate();
            }}
          >
            <LogOut aria-hidden />
            {sayMenu('logOut')}
          </button>
          <Dialog.Close asChild>
            <Button variant="bare" size="icon" aria-label={sayMenu('closeMenu')} className="absolute top-3 end-3">
              <X aria-hidden />
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
