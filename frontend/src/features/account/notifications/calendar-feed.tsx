import type { Calendar } from '@presently/contracts/identity/calendar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { needsPresence, withPresence } from '../../../domain/user/presence/presence.js';
import { messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { CopyField } from '../../../ui/controls/copy-field.js';
import { Switch } from '../../../ui/controls/switch.js';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { notificationsWords as say } from '../../../languages/notifications/en.js';

const feed = query('GET /api/calendar');

/** The secret address at which calendar programs read the user's days. */
export function CalendarFeed() {
  const calendar = useQuery(feed);
  const id = useId();
  const turn = useChangedCalendar((isEnabled: boolean) => api('PATCH /api/calendar', { isEnabled }));
  if (needsPresence(calendar.error)) return <Hidden />;
  if (calendar.isError) {
    return <LoadError text={say('calendarFailed')} onRetry={() => void calendar.refetch()} />;
  }
  if (!calendar.data) {
    return (
      <output aria-label={say('loading')} className="grid gap-4">
        <Skeleton className="h-7" />
        <Skeleton className="h-11" />
      </output>
    );
  }
  const { isEnabled, url } = calendar.data;
  return (
    <div className="grid gap-6">
      <div className="flex items-center justify-between gap-6">
        <label htmlFor={id} className="font-semibold">
          {say('calendarAddress')}
        </label>
        <Switch id={id} checked={isEnabled} disabled={turn.isPending} onCheckedChange={(isOn) => turn.mutate(isOn)} />
      </div>
      {url && <Address url={url} />}
    </div>
  );
}

/** Who has the address needs no session, so it is not shown to whoever finds the browser open. */
function Hidden() {
  const show = useChangedCalendar(() => api('GET /api/calendar'));
  return (
    <Button
      variant="quiet"
      className="justify-self-start"
      isBusy={show.isPending}
      onClick={() => show.mutate(undefined)}
    >
      {say('showAddress')}
    </Button>
  );
}

function Address({ url }: { url: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const rotate = useChangedCalendar(
    () => api('POST /api/calendar/rotate'),
    () => {
      setIsAsking(false);
      toast({ title: say('newAddress'), description: say('newAddressText') });
    },
  );
  return (
    <div className="grid gap-4">
      <CopyField label={say('yourAddress')} text={url} action={say('copyAddress')} />
      <p className="max-w-[60ch] text-sm text-ink-soft">{say('addressWarning')}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="quiet" size="small">
          <a href={url.replace(/^https?:/, 'webcal:')}>{say('openInCalendar')}</a>
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
          {say('changeAddress')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={say('changeTitle')}
        description={say('changeText')}
        confirmLabel={say('confirmChange')}
        isBusy={rotate.isPending}
        onConfirm={() => rotate.mutate(undefined)}
      />
    </div>
  );
}

function useChangedCalendar<Change>(change: (change: Change) => Promise<Calendar>, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: Change) => withPresence(() => change(given)),
    onSuccess: (calendar) => {
      client.setQueryData(feed.queryKey, calendar);
      onDone?.();
    },
    onError: (error) => {
      if (!needsPresence(error))
        toast({ title: say('notChanged'), description: messageOf(error, say('tryAgain')), variant: 'destructive' });
    },
  });
}
