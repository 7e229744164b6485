import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './class-names.js';
import { control } from './field.js';

interface TimeZoneSelectProps extends Pick<ComponentProps<'select'>, 'id' | 'aria-describedby' | 'disabled'> {
  /** IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
}

/** The browser's own zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `America/New_York` → `America/New York` */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** Every zone there is. The browser's own list: with hundreds of entries it is the one that can be searched by typing on every device. */
export function TimeZoneSelect({ value, onChange, ...props }: TimeZoneSelectProps) {
  const own = ownTimeZone();
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own && zone !== value && zone !== 'UTC');
  const first = [...new Set([own, value, 'UTC'])];
  return (
    <div className="relative">
      <select
        {...props}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn(control, 'h-11 appearance-none truncate pr-10')}
      >
        {[...first, ...others].map((zone) => (
          <option key={zone} value={zone}>
            {zoneName(zone)}
            {zone === own ? ' (where you are)' : ''}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
