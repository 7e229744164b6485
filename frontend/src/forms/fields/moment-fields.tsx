import type { Ref } from 'react';
import type { Moment } from '../../lib/time/chosen-moments.js';
import { Field, Input } from '../../ui/controls/field.js';
import { TimeZoneSelect } from './time-zone-select.js';
import { fieldsWords as say } from '../../languages/fields/en.js';

interface MomentFieldsProps {
  moment: Moment;
  onChange: (moment: Moment) => void;
  zoneHint: string;
  /** The first day that can be chosen. */
  firstDay: string;
  error?: string | undefined;
  /** The input of the day. */
  ref?: Ref<HTMLInputElement>;
}

/** A day, a time of day and the time zone of both. */
export function MomentFields({ moment, onChange, zoneHint, firstDay, error, ref }: MomentFieldsProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={say('day')} error={error}>
          {(control) => (
            <Input
              {...control}
              ref={ref}
              type="date"
              min={firstDay}
              value={moment.date}
              onChange={(event) => onChange({ ...moment, date: event.target.value })}
            />
          )}
        </Field>
        <Field label={say('time')}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={moment.time}
              onChange={(event) => onChange({ ...moment, time: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={say('timeZone')} hint={zoneHint}>
        {(control) => (
          <TimeZoneSelect
            {...control}
            value={moment.timeZone}
            onChange={(timeZone) => onChange({ ...moment, timeZone })}
          />
        )}
      </Field>
    </div>
  );
}
