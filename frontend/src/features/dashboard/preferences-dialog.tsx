import type { Preferences } from '@presently/contracts/identity/preferences';
import { reminderLeadDays } from '@presently/rules/vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { currentUserKey } from '../../lib/current-user.js';
import { leadLabel } from '../../lib/lead-label.js';
import { keyOf, query } from '../../lib/query.js';
import { Button } from '../../ui/button.js';
import { Dialog, DialogActions } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { LoadError } from '../../ui/load-error.js';
import { Loading } from '../../ui/loading.js';
import { Select } from '../../ui/select.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Switch } from '../../ui/switch.js';
import { TimeZoneSelect } from '../../ui/time-zone-select.js';
import { toast } from '../../ui/toast-store.js';

interface PreferencesDialogProps {
  onClose: () => void;
  /** Without an address there is nowhere to remind to. */
  hasEmail: boolean;
}

const addAddress = 'Add an email address to your account to receive them.';

/** In place while it is open. */
export function PreferencesDialog({ onClose, hasEmail }: PreferencesDialogProps) {
  // Read anew at each opening: the stored values are the only truth.
  const stored = useQuery({ ...query('GET /api/user/preferences'), gcTime: 0 });
  return (
    <Dialog isOpen onOpenChange={onClose} title="Reminders" description="When should we remind you of an occasion?">
      {stored.data && <PreferencesForm stored={stored.data} hasEmail={hasEmail} onDone={onClose} />}
      {stored.isLoading && <FormSkeleton />}
      {stored.isError && (
        <LoadError
          text={messageOf(stored.error, 'Your preferences could not be loaded.')}
          onRetry={() => void stored.refetch()}
        />
      )}
    </Dialog>
  );
}

interface PreferencesFormProps {
  stored: Preferences;
  hasEmail: boolean;
  onDone: () => void;
}

function PreferencesForm({ stored, hasEmail, onDone }: PreferencesFormProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Pick<Preferences, keyof Preferences>>(stored);
  const save = useMutation({
    mutationFn: (preferences: Preferences) => api('PATCH /api/user/preferences', preferences),
    onSuccess: () => {
      toast({ title: 'Preferences saved', description: 'Your reminder settings have been updated.' });
      onDone();
      client.removeQueries({ queryKey: keyOf('GET /api/user/preferences') });
      return client.invalidateQueries({ queryKey: currentUserKey });
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Failed to save preferences'), variant: 'destructive' }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen);
      }}
    >
      <div className="grid gap-6">
        <Toggle
          label="Email reminders"
          hint={!hasEmail && chosen.emailRemindersEnabled ? addAddress : undefined}
          isOn={chosen.emailRemindersEnabled}
          onChange={(emailRemindersEnabled) => setChosen({ ...chosen, emailRemindersEnabled })}
        />
        <Toggle label="SMS reminders" hint="Coming soon" isOn={chosen.smsRemindersEnabled} isDisabled />
        <Field label="Days before">
          {(control) => (
            <Select
              {...control}
              value={String(chosen.reminderDaysBefore)}
              onValueChange={(days) => setChosen({ ...chosen, reminderDaysBefore: Number(days) })}
              options={reminderLeadDays.map((days) => ({ value: String(days), label: leadLabel(days) }))}
            />
          )}
        </Field>
        <Field label="Time zone" hint="Reminders come at 9 in the morning there.">
          {(control) => (
            <TimeZoneSelect
              {...control}
              value={chosen.timeZone}
              onChange={(timeZone) => setChosen({ ...chosen, timeZone })}
            />
          )}
        </Field>
        <div className="border-t border-line pt-6">
          <Toggle
            label="Email when a gift is opened"
            hint={!hasEmail && chosen.viewMailsEnabled ? addAddress : 'One for each gift you send.'}
            isOn={chosen.viewMailsEnabled}
            onChange={(viewMailsEnabled) => setChosen({ ...chosen, viewMailsEnabled })}
          />
        </div>
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" isBusy={save.isPending}>
          Save preferences
        </Button>
      </DialogActions>
    </form>
  );
}

interface ToggleProps {
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  isDisabled?: boolean;
  onChange?: (isOn: boolean) => void;
}

function Toggle({ label, hint, isOn, isDisabled = false, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={isOn}
        disabled={isDisabled}
        {...(hint && { 'aria-describedby': `${id}-hint` })}
        {...(onChange && { onCheckedChange: onChange })}
      />
    </div>
  );
}

function FormSkeleton() {
  return (
    <Loading className="grid gap-6">
      <Skeleton className="h-7" />
      <Skeleton className="h-11" />
      <Skeleton className="h-17" />
      <Skeleton className="h-12" />
    </Loading>
  );
}
