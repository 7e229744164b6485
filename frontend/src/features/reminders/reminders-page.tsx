import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { currentUserQuery } from '../../domain/user/current-user.js';
import { isMissing, messageOf } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Logo } from '../../ui/display/logo.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { Spinner } from '../../ui/controls/spinner.js';
import { ThemeToggle } from '../../ui/theme/theme-toggle.js';
import { ReminderSection } from './reminder-section.js';
import { ViewMailSection } from './view-mail-section.js';
import { remindersWords as say } from '../../languages/reminders/en.js';

/** The settings behind the links of our mails, without a sign-in. The kind of mail that was sent comes first. */
export function RemindersPage() {
  const [search] = useSearchParams();
  const settingsToken = search.get('token') ?? '';
  const settings = useQuery({
    ...query('GET /api/reminder-settings/:settingsToken', { settingsToken }),
    enabled: settingsToken !== '',
  });
  const sections =
    search.get('about') === 'views' ? [ViewMailSection, ReminderSection] : [ReminderSection, ViewMailSection];
  const isDead = settingsToken === '' || isMissing(settings.error);
  return (
    <div className="flex min-h-dvh flex-col px-5 pb-12 sm:px-8">
      <header className="flex h-20 items-center justify-between">
        <Link to="/" className="rounded-lg pointer-coarse:py-1.5" aria-label={say('logo')}>
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-sm flex-1 content-center py-6 outline-none">
        {settings.data &&
          sections.map((Section, nth) => (
            <section key={nth} className="not-first:mt-10 not-first:border-t not-first:border-line not-first:pt-8">
              <Section
                settingsToken={settingsToken}
                stored={settings.data}
                Heading={nth === 0 ? PageHeading : Subheading}
              />
            </section>
          ))}
        {settings.isLoading && <Spinner />}
        {isDead && <DeadLink isEmpty={settingsToken === ''} />}
        {settings.isError && !isDead && (
          <div className="grid gap-6">
            <PageHeading>{say('yourEmails')}</PageHeading>
            <LoadError
              text={messageOf(settings.error, say('settingsFailed'))}
              onRetry={() => void settings.refetch()}
            />
          </div>
        )}
      </main>
    </div>
  );
}

const ownSettings = '/account/notifications';

const Subheading = ({ children }: { children: ReactNode }) => <h2 className="text-2xl">{children}</h2>;

function DeadLink({ isEmpty }: { isEmpty: boolean }) {
  const { data: user, isPending } = useQuery(currentUserQuery);
  if (isPending) return <Spinner />;
  if (user && isEmpty) return <Navigate to={ownSettings} replace />;
  return (
    <div>
      <div className="-ms-2 mb-4 [&>svg]:size-24">
        <EmptyBoxDrawing />
      </div>
      <PageHeading>{say('deadTitle')}</PageHeading>
      <p className="mt-4 mb-6 text-ink-soft">{user ? say('deadOpen') : say('deadSignIn')}</p>
      <Button asChild>
        {user ? <Link to={ownSettings}>{say('myReminders')}</Link> : <Link to="/auth">{say('signIn')}</Link>}
      </Button>
    </div>
  );
}
