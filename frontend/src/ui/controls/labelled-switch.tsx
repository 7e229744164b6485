import { useId } from 'react';
import { Switch } from './switch.js';

interface LabelledSwitchProps {
  label: string;
  hint: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** A setting that is on or off and holds at once, outside of a form. */
export function LabelledSwitch({ label, hint, isOn, onTurn }: LabelledSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6">
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} checked={isOn} onCheckedChange={onTurn} />
    </div>
  );
}
