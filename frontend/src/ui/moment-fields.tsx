import type { Moment } from '../lib/moments.js';
import { Field, Input } from './field.js';
import { TimeZoneSelect } from './time-zone-select.js';

interface MomentFieldsProps {
  moment: Moment;
  onChange: (moment: Moment) => void;
  zoneHint: string;
  /** The first day that can be chosen. */
  firstDay: string;
  error?: string | undefined;
}

export function MomentFields({ moment, onChange, zoneHint, firstDay, error }: MomentFieldsProps) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Day" error={error}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={firstDay}
              value={moment.date}
              onChange={(event) => onChange({ ...moment, date: event.target.value })}
            />
          )}
        </Field>
        <Field label="Time">
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
      <Field label="Time zone" hint={zoneHint}>
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
