import type { CurrentUser } from '@presently/contracts/gateway/session';
import { Link, NavLink } from 'react-router-dom';
import { cn } from '../../lib/class-names.js';
import { Logo } from '../../ui/display/logo.js';
import { ThemeToggle } from '../../ui/theme/theme-toggle.js';
import { AccountMenu } from './account-menu.js';
import { atBarWidth, mainLinks } from './navigation.js';
import { SideMenu } from './side-menu.js';
import { commonWords as say } from '../../languages/common/en.js';

export function AppBar({ user }: { user: CurrentUser }) {
  return (
    <header className="sticky top-0 z-30 h-16 border-b border-line bg-paper">
      <div className="mx-auto flex h-full max-w-6xl items-center gap-5 px-5 sm:px-8 lg:gap-8">
        <Link to="/dashboard" className="rounded-lg pointer-coarse:py-1.5" aria-label={say('logoToDashboard')}>
          <Logo />
        </Link>
        <nav aria-label={say('mainNavigation')} className={cn('hidden h-full flex-1 gap-1', atBarWidth(user).flex)}>
          {mainLinks(user).map(({ to, label, isLeaf }) => (
            <NavLink
              key={to}
              to={to}
              end={isLeaf}
              className={({ isActive }) =>
                cn(
                  'relative grid place-items-center px-2 text-sm font-medium lg:px-3.5',
                  'transition-colors hover:text-ink',
                  // The ribbon marks the current page.
                  'after:absolute after:inset-x-2 lg:after:inset-x-3.5 after:-bottom-px after:h-0.5 after:origin-left',
                  'rtl:after:origin-right',
                  'after:bg-ribbon after:transition-transform',
                  isActive ? 'text-ink' : 'text-ink-soft after:scale-x-0',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-1.5">
          <ThemeToggle />
          <AccountMenu user={user} />
          <SideMenu user={user} />
        </div>
      </div>
    </header>
  );
}
