import type { SocialSchedule } from '@presently/contracts/social/schedule';
import { socialPlatforms } from '@presently/rules/social-platforms';
import { ChoicesField } from '../../../forms/fields/choices-field.js';
import { settle } from '../../../forms/settle.js';
import { SwitchField } from '../../../forms/fields/switch-field.js';
import { TimeZoneField } from '../../../forms/fields/time-zone-select.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
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
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Posting Schedule"
      description="Schedule Next Week fills the coming seven days like this."
    >
      <form noValidate className="grid gap-6" onSubmit={submit}>
        <SwitchField
          form={form}
          name="isEnabled"
          label="Post by itself"
          hint="While this is off, nothing goes out unless you publish it."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <PostsPerDay form={form} />
          <TimeZoneField form={form} name="timeZone" label="Time zone" />
        </div>
        <PostingTimes form={form} />
        <ChoicesField form={form} name="platforms" label="Platforms" options={socialPlatforms} />
        {known.length > 0 ? (
          <ChoicesField form={form} name="templateCategories" label="Categories of templates" options={known} />
        ) : (
          <p className="text-sm text-ink-soft">
            Initialize the templates first: a schedule posts about their categories.
          </p>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={known.length === 0} isBusy={save.isPending}>
            Save Schedule
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
