import type { SocialSchedule } from '@presently/contracts/social/schedule';
import { socialPlatforms } from '@presently/rules/social-platforms';
import { ChoicesField } from '../../../forms/fields/choices-field.js';
import { settle } from '../../../forms/settle.js';
import { SwitchField } from '../../../forms/fields/switch-field.js';
import { TimeZoneField } from '../../../forms/fields/time-zone-select.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { socialWords as say } from '../../../languages/social/en.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { PostingTimes, PostsPerDay } from './posting-times.js';
import { useSaveSchedule } from '../data/queries.js';
import { scheduleOf, scheduleSchema, typedSchedule } from './schedule-schema.js';

interface ScheduleDialogProps {
  schedule: SocialSchedule | null;
  /** The categories of the existing templates. */
  categories: readonly string[];
  onClose: () => void;
}

export function ScheduleDialog({ schedule, categories, onClose }: ScheduleDialogProps) {
  const save = useSaveSchedule();
  const form = useSchemaForm(scheduleSchema, {
    defaultValues: typedSchedule(schedule, categories),
    serverError: save.error,
  });
  const known = [...new Set([...categories, ...form.watch('templateCategories')])];
  const submit = form.onSubmit((schedule) => settle(save, scheduleOf(schedule), onClose));
  return (
    <Dialog isOpen onOpenChange={onClose} title={say('schedule')} description={say('scheduleLead')}>
      <form noValidate className="grid gap-6" onSubmit={submit}>
        <SwitchField form={form} name="isEnabled" label={say('byItself')} hint={say('byItselfHint')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <PostsPerDay form={form} />
          <TimeZoneField form={form} name="timeZone" label={say('timeZone')} />
        </div>
        <PostingTimes form={form} />
        <ChoicesField form={form} name="platforms" label={say('platforms')} options={socialPlatforms} />
        {known.length > 0 ? (
          <ChoicesField form={form} name="templateCategories" label={say('categories')} options={known} />
        ) : (
          <p className="text-sm text-ink-soft">{say('templatesFirst')}</p>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" disabled={known.length === 0} isBusy={save.isPending}>
            {say('saveSchedule')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
