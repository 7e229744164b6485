import { ChevronDown } from 'lucide-react';
import { lazy, startTransition, Suspense, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { cn } from './class-names.js';

export interface SelectProps extends Pick<
  ComponentProps<'button'>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'disabled'
> {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  className?: string;
}

const load = () => import('./select-list.js');
const SelectList = lazy(load);

export const triggerStyle = (className: string | undefined): string =>
  cn(
    'flex h-11 w-full items-center justify-between gap-2 rounded-lg border border-line-strong bg-sheet px-3.5 text-left transition-colors',
    'hover:border-ink-soft focus-visible:border-ribbon focus-visible:outline-1 focus-visible:outline-offset-0',
    'data-placeholder:text-ink-soft disabled:cursor-not-allowed disabled:opacity-60',
    className,
  );

/** One of a short list. As with a menu, the list is fetched when somebody comes near. */
export function Select(props: SelectProps) {
  const { value, onValueChange: _, options, placeholder, className, ...button } = props;
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => startTransition(() => setWasOpened(true));
  if (wasOpened) {
    return (
      <Suspense>
        <SelectList {...props} />
      </Suspense>
    );
  }
  const chosen = options.find((option) => option.value === value);
  return (
    <Suspense>
      <button
        {...button}
        type="button"
        // It stands in for the list's own trigger, which is this very button; closed, it has no list to name.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-autocomplete="none"
        data-placeholder={chosen ? undefined : ''}
        className={triggerStyle(className)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={open}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
      >
        <span className="truncate">{chosen?.label ?? placeholder}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
      </button>
    </Suspense>
  );
}
