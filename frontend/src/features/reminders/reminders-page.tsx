import type { ReminderSettings } from '@presently/contracts/reminders';
import { reminderLeadDays } from '@presently/contracts/vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { leadLabel } from '../../lib/lead-label.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/button.js';
import { EmptyBoxDrawing } from '../../ui/drawings/empty-box-drawing.js';
import { Field } from '../../ui/field.js';
import { LoadError } from '../../ui/load-error.js';
import { Logo } from '../../ui/logo.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Select } from '../../ui/select.js';
import { Spinner } from '../../ui/spinner.js';
import { ThemeToggle } from '../../ui/theme-toggle.js';
import { toast } from '../../ui/toast-store.js';

/** Where the link at the end of every reminder leads: its settings, without a sign-in. */
export function RemindersPage() {
  const [search] = useSearchParams();
  const settingsToken = search.get('token') ?? '';
  const settings = useQuery({
    ...query('GET /api/reminder-settings/:settingsToken', { settingsToken }),
    enabled: settingsToken !== '',
  });
  const isDead = settingsToken === '' || (settings.error instanceof ApiError && settings.error.status < 500);
  return (
    <div className="flex min-h-dvh flex-col px-5 pb-12 sm:px-8">
      <header className="flex h-20 items-center justify-between">
        <Link to="/" className="rounded-lg" aria-label="Presently, start page">
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-sm flex-1 content-center py-6 outline-none">
        {settings.data && <Settings settingsToken={settingsToken} stored={settings.data} />}
        {settings.isLoading && <Spinner />}
        {isDead && <DeadLink />}
        {settings.isError && !isDead && (
          <LoadError
            text={messageOf(settings.error, 'Your settings could not be loaded.')}
            onRetry={() => void settings.refetch()}
          />
        )}
      </main>
    </div>
  );
}

function Settings({ settingsToken, stored }: { settingsToken: string; stored: ReminderSettings }) {
  const client = useQueryClient();
  const [days, setDays] = useState(stored.reminderDaysBefore);
  const change = useMutation({
    mutationFn: (changed: Partial<ReminderSettings>) =>
      api('PATCH /api/reminder-settings/:settingsToken', { settingsToken, ...changed }),
    onSuccess: (settings) => {
      client.setQueryData(query('GET /api/reminder-settings/:settingsToken', { settingsToken }).queryKey, settings);
      toast({ title: 'Preferences saved', description: 'Your reminder settings have been updated.' });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Failed to save preferences'), variant: 'destructive' }),
  });
  const isOn = stored.emailRemindersEnabled;
  return (
    <div>
      <PageHeading>{isOn ? 'Your reminders' : 'Reminders are off'}</PageHeading>
      <p className="mt-3 text-ink-soft">
        {isOn
          ? `We write to ${stored.maskedEmail ?? 'you'} before the dates of the people you give to.`
          : 'You get no reminders of birthdays and other dates any more.'}
      </p>
      {isOn ? (
        <form
          className="mt-8 grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ reminderDaysBefore: days });
          }}
        >
          <Field label="Days before">
            {(control) => (
              <Select
                {...control}
                value={String(days)}
                onValueChange={(value) => setDays(Number(value))}
                options={reminderLeadDays.map((lead) => ({ value: String(lead), label: leadLabel(lead) }))}
              />
            )}
          </Field>
          <Button type="submit" isBusy={change.isPending}>
            Save
          </Button>
          <Button
            variant="quiet"
            disabled={change.isPending}
            onClick={() => change.mutate({ emailRemindersEnabled: false })}
          >
            Stop reminders
          </Button>
        </form>
      ) : (
        <Button
          className="mt-8"
          isBusy={change.isPending}
          onClick={() => change.mutate({ emailRemindersEnabled: true })}
        >
          Turn reminders on again
        </Button>
      )}
    </div>
  );
}

function DeadLink() {
  return (
    <div>
      <div className="-ml-2 mb-4 [&>svg]:size-24">
        <EmptyBoxDrawing />
      </div>
      <PageHeading>This link does not work</PageHeading>
      <p className="mt-4 mb-6 text-ink-soft">
        It may be incomplete. Use the one in your newest reminder, or sign in and open Reminders on the dashboard.
      </p>
      <Button asChild>
        <Link to="/auth">Sign in</Link>
      </Button>
    </div>
  );
}
