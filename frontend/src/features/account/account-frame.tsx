import { useEffect, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ConfirmAddressNotice } from '../../domain/user/confirm-address-notice.js';
import { cn } from '../../lib/class-names.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { accountWords as say } from '../../languages/account/en.js';

const pages = [
  {
    to: '/account',
    get label() {
      return say('profile');
    },
  },
  {
    to: '/account/security',
    get label() {
      return say('security');
    },
  },
  {
    to: '/account/notifications',
    get label() {
      return say('notifications');
    },
  },
  {
    to: '/account/connect',
    get label() {
      return say('connect');
    },
  },
  {
    to: '/account/plan',
    get label() {
      return say('plan');
    },
  },
  {
    to: '/account/data',
    get label() {
      return say('data');
    },
  },
] as const;

/** The frame of the pages of an account: what they are, and the part of one of them that is open. */
export function AccountFrame({ children }: { children: ReactNode }) {
  useFocusAtHash();
  return (
    <>
      <PageHeading>{say('title')}</PageHeading>
      <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:mt-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={say('navigation')} className="lg:sticky lg:top-24">
          <ul className="flex flex-wrap gap-x-5 border-b border-line lg:-mx-2.5 lg:grid lg:border-0">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  className={({ isActive }) =>
                    cn(
                      'flex min-h-11 items-center rounded-lg text-sm font-medium hover:text-ink lg:px-2.5',
                      isActive
                        ? 'text-ink underline decoration-ribbon decoration-2 underline-offset-8'
                        : 'text-ink-soft',
                    )
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-4 lg:gap-6">
          <ConfirmAddressNotice />
          {children}
        </div>
      </div>
    </>
  );
}

/** An address with a hash opens a section: its heading takes the focus. */
function useFocusAtHash() {
  const location = useLocation();
  useEffect(() => {
    const heading = document.getElementById(location.hash.slice(1));
    if (!heading) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [location]);
}
