import type { Calendar } from '@presently/contracts/identity/calendar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { needsPresence, withPresence } from '../../../domain/user/presence.js';
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

const feed = query('GET /api/calendar');

/** The secret address at which calendar programs read the user's days. */
export function CalendarFeed() {
  const calendar = useQuery(feed);
  const id = useId();
  const turn = useChangedCalendar((isEnabled: boolean) => api('PATCH /api/calendar', { isEnabled }));
  if (needsPresence(calendar.error)) return <Hidden />;
  if (calendar.isError) {
    return <LoadError text="Your calendar cannot be shown right now." onRetry={() => void calendar.refetch()} />;
  }
  if (!calendar.data) {
    return (
      <output aria-label="Loading" className="grid gap-4">
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
          Calendar address
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
      Show the calendar address
    </Button>
  );
}

function Address({ url }: { url: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const rotate = useChangedCalendar(
    () => api('POST /api/calendar/rotate'),
    () => {
      setIsAsking(false);
      toast({ title: 'New calendar address', description: 'Add it to your calendar in place of the old one.' });
    },
  );
  return (
    <div className="grid gap-4">
      <CopyField label="Your calendar address" text={url} action="Copy address" />
      <p className="max-w-[60ch] text-sm text-ink-soft">
        Anyone who has this address can read your days and notes. If it has fallen into the wrong hands, change it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="quiet" size="small">
          <a href={url.replace(/^https?:/, 'webcal:')}>Open in my calendar</a>
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
          Change the address
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Change the calendar address?"
        description="Calendars with the old address stop getting your days until you give them the new one."
        confirmLabel="Change address"
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
        toast({ title: 'Not changed', description: messageOf(error, 'Please try again.'), variant: 'destructive' });
    },
  });
}
