import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cn } from '../../lib/class-names.js';
import { Input } from './field.js';
import { controlsWords as say } from '../../languages/controls/en.js';

/** A password, hidden until the eye is pressed. */
export function PasswordInput({ className, ...props }: ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className={cn('pe-12', className)} />
      <button
        type="button"
        aria-pressed={isShown}
        // Not named after the field, whose label would no longer be the only one with that word.
        aria-label={say('showTyped')}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-lg text-ink-soft hover:text-ink"
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
    </div>
  );
}
