import { consoleLimits } from '@presently/rules/social-platforms';
import type { SchemaForm } from '../../../forms/use-schema-form.js';
import { useBoundField } from '../../../forms/use-bound-field.js';
import { socialWords as say } from '../../../languages/social/en.js';
import { Field, Input } from '../../../ui/controls/field.js';
import { Select } from '../../../ui/controls/select.js';
import { timesFor, type TypedSchedule } from './schedule-schema.js';

interface PostingTimesProps {
  form: SchemaForm<TypedSchedule>;
}

const counts = Array.from({ length: consoleLimits.postsPerDay }, (_item, index) => String(index + 1));

export function PostsPerDay({ form }: PostingTimesProps) {
  const { field } = useBoundField(form, 'postingTimes');
  return (
    <Field label={say('postsPerDay')}>
      {(control) => (
        <Select
          {...control}
          value={String(field.value.length)}
          onValueChange={(count) => field.onChange(timesFor(Number(count), field.value))}
          options={counts.map((count) => ({ value: count, label: count }))}
        />
      )}
    </Field>
  );
}

export function PostingTimes({ form }: PostingTimesProps) {
  const { ref, field, error, isInvalid } = useBoundField(form, 'postingTimes');
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{say('postingTimes')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {field.value.map((time, index) => (
          <Input
            key={index}
            {...(index === 0 && { ref })}
            type="time"
            className="px-2 sm:px-3.5"
            aria-label={say('timeOfPost', { number: index + 1 })}
            aria-invalid={isInvalid || undefined}
            value={time}
            onChange={({ target }) => field.onChange(field.value.with(index, target.value))}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-xs font-medium text-ember">
          {error}
        </p>
      )}
    </fieldset>
  );
}
