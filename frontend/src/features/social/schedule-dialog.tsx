import type { SocialSchedule } from '@presently/contracts/social/schedule';
import { consoleLimits, socialPlatforms } from '@presently/rules/social-platforms';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog, DialogActions } from '../../ui/dialog.js';
import { Field, Input } from '../../ui/field.js';
import { Select } from '../../ui/select.js';
import { Switch } from '../../ui/switch.js';
import { TimeZoneSelect } from '../../ui/time-zone-select.js';
import { Choices } from './choices.js';
import { useSaveSchedule } from './queries.js';
import { draftOf, errorsOf, scheduleFrom, withPostsPerDay } from './schedule-draft.js';

interface ScheduleDialogProps {
  schedule: SocialSchedule | null;
  /** Those of the templates that there are. */
  categories: readonly string[];
  onClose: () => void;
}

const counts = Array.from({ length: consoleLimits.postsPerDay }, (_item, index) => String(index + 1));

export function ScheduleDialog({ schedule, categories, onClose }: ScheduleDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(schedule, categories));
  const [wasTried, setWasTried] = useState(false);
  const save = useSaveSchedule();
  const switchId = useId();
  const errors = errorsOf(draft);
  const shown = wasTried ? errors : {};
  const known = [...new Set([...categories, ...draft.templateCategories])];

  function submit() {
    setWasTried(true);
    if (save.isPending || Object.keys(errors).length > 0) return;
    save.mutate(scheduleFrom(draft), { onSuccess: onClose });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Posting Schedule"
      description="Schedule Next Week fills the coming seven days like this."
    >
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="flex items-center justify-between gap-6">
          <div>
            <label htmlFor={switchId} className="font-semibold">
              Post by itself
            </label>
            <p id={`${switchId}-hint`} className="text-sm text-ink-soft">
              While this is off, nothing goes out unless you publish it.
            </p>
          </div>
          <Switch
            id={switchId}
            aria-describedby={`${switchId}-hint`}
            checked={draft.isEnabled}
            onCheckedChange={(isEnabled) => setDraft({ ...draft, isEnabled })}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Posts per day">
            {(control) => (
              <Select
                {...control}
                value={String(draft.postingTimes.length)}
                onValueChange={(count) => setDraft(withPostsPerDay(draft, Number(count)))}
                options={counts.map((count) => ({ value: count, label: count }))}
              />
            )}
          </Field>
          <Field label="Time zone">
            {(control) => (
              <TimeZoneSelect
                {...control}
                value={draft.timeZone}
                onChange={(timeZone) => setDraft({ ...draft, timeZone })}
              />
            )}
          </Field>
        </div>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-semibold">Posting times</legend>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {draft.postingTimes.map((time, index) => (
              <Input
                key={index}
                type="time"
                className="px-2 sm:px-3.5"
                aria-label={`Time of post ${index + 1}`}
                value={time}
                onChange={({ target }) =>
                  setDraft({ ...draft, postingTimes: draft.postingTimes.with(index, target.value) })
                }
                {...(shown.postingTimes && { 'aria-invalid': true })}
              />
            ))}
          </div>
          {shown.postingTimes && (
            <p role="alert" className="text-xs font-medium text-ember">
              {shown.postingTimes}
            </p>
          )}
        </fieldset>
        <Choices
          label="Platforms"
          options={socialPlatforms}
          chosen={draft.platforms}
          onChange={(platforms) => setDraft({ ...draft, platforms })}
          error={shown.platforms}
        />
        {known.length > 0 ? (
          <Choices
            label="Categories of templates"
            options={known}
            chosen={draft.templateCategories}
            onChange={(templateCategories) => setDraft({ ...draft, templateCategories })}
            error={shown.templateCategories}
          />
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
