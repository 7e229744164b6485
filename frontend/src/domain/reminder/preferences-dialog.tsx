import type { Preferences } from '@presently/contracts/identity/preferences';
import { reminderLeadDays } from '@presently/rules/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { preferencesChange } from '../../forms/contract/preferences-change.js';
import { SelectField } from '../../forms/fields/select-field.js';
import { settle } from '../../forms/settle.js';
import { SwitchField } from '../../forms/fields/switch-field.js';
import { TimeZoneField } from '../../forms/fields/time-zone-select.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { messageOf } from '../../lib/api-error.js';
import { leadLabel } from './lead-label.js';
import { query } from '../../lib/query.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Loading } from '../../ui/controls/loading.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { useSavePreferences } from './save-preferences.js';
import { remindersWords as say } from '../../languages/reminders/en.js';

const preferencesSchema = { fields: { reminderDaysBefore: preferencesChange.reminderDaysBefore } };
const leadOptions = () => reminderLeadDays.map((days) => ({ value: String(days), label: leadLabel(days) }));

interface PreferencesDialogProps {
  onClose: () => void;
  /** Reminders need an address. */
  hasEmail: boolean;
}

/** Mounted only while it is open. */
export function PreferencesDialog({ onClose, hasEmail }: PreferencesDialogProps) {
  // No cache: each opening shows the stored values.
  const stored = useQuery({ ...query('GET /api/user/preferences'), gcTime: 0 });
  return (
    <Dialog isOpen onOpenChange={onClose} title={say('title')} description={say('question')}>
      {stored.data && <PreferencesForm stored={stored.data} hasEmail={hasEmail} onDone={onClose} />}
      {stored.isLoading && <FormSkeleton />}
      {stored.isError && (
        <LoadError text={messageOf(stored.error, say('loadFailed'))} onRetry={() => void stored.refetch()} />
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
  const save = useSavePreferences(onDone);
  const form = useSchemaForm(preferencesSchema, {
    defaultValues: {
      emailRemindersEnabled: stored.emailRemindersEnabled,
      smsRemindersEnabled: stored.smsRemindersEnabled,
      reminderDaysBefore: String(stored.reminderDaysBefore),
      timeZone: stored.timeZone,
      viewMailsEnabled: stored.viewMailsEnabled,
    },
    serverError: save.error,
  });
  const { emailRemindersEnabled, viewMailsEnabled } = form.watch();
  const submit = form.onSubmit((typed) =>
    settle(save, { ...typed, reminderDaysBefore: Number(typed.reminderDaysBefore) }),
  );
  return (
    <form onSubmit={submit}>
      <div className="grid gap-6">
        <SwitchField
          form={form}
          name="emailRemindersEnabled"
          label={say('byEmail')}
          hint={!hasEmail && emailRemindersEnabled ? say('addAddress') : undefined}
        />
        <SwitchField form={form} name="smsRemindersEnabled" label={say('bySms')} hint={say('comingSoon')} isDisabled />
        <SelectField form={form} name="reminderDaysBefore" label={say('daysBefore')} options={leadOptions()} />
        <TimeZoneField form={form} name="timeZone" label={say('timeZone')} hint={say('timeZoneHint')} />
        <div className="border-t border-line pt-6">
          <SwitchField
            form={form}
            name="viewMailsEnabled"
            label={say('viewMails')}
            hint={!hasEmail && viewMailsEnabled ? say('addAddress') : say('viewMailsHint')}
          />
        </div>
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={onDone}>
          {say('cancel')}
        </Button>
        <Button type="submit" isBusy={save.isPending}>
          {say('savePreferences')}
        </Button>
      </DialogActions>
    </form>
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
