import { ChevronDown } from 'lucide-react';
import { startTransition, Suspense, useState, type KeyboardEvent } from 'react';
import { fetchEarly, lazyPart } from '../../lib/page/lazy-part.js';
import { cn } from '../../lib/class-names.js';
import type { SelectProps } from './select-list.js';

const load = () => import('./select-list.js');
const SelectList = lazyPart(load);

const triggerStyle = (className: string | undefined): string =>
  cn(
    'flex base:min-h-11 base:w-full items-center justify-between gap-2 rounded-lg border border-line-strong bg-sheet',
    // A long choice takes a second line: it is never cut.
    'px-3.5 py-1.5 leading-snug',
    'text-start transition-colors',
    'hover:border-ink-soft aria-invalid:border-ember aria-invalid:inset-ring-1 aria-invalid:inset-ring-ember',
    'data-placeholder:text-ink-soft disabled:cursor-not-allowed disabled:opacity-60',
    className,
  );

/** One choice from a short list. The list is fetched when the pointer or the focus reaches the button. */
export function Select(props: SelectProps) {
  const { value, onValueChange: _, options, placeholder, className, ...button } = props;
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => startTransition(() => setWasOpened(true));
  if (wasOpened) {
    return (
      <Suspense>
        <SelectList {...props} triggerStyle={triggerStyle(className)} />
      </Suspense>
    );
  }
  const chosen = options.find((option) => option.value === value);
  return (
    <Suspense>
      <button
        {...button}
        type="button"
        // It stands in for the list's own trigger. A closed list has no id to refer to.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-autocomplete="none"
        data-placeholder={chosen ? undefined : ''}
        className={triggerStyle(className)}
        onPointerEnter={() => fetchEarly(load)}
        onFocus={() => fetchEarly(load)}
        onClick={open}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
      >
        <span className="min-w-0 wrap-anywhere">{chosen?.label ?? placeholder}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
      </button>
    </Suspense>
  );
}
