import { directionOf } from '@presently/rules/languages';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { spokenLanguage } from '../../languages/words.js';
import { styleNonce } from '../../lib/page/nonce.js';
import type { ComponentProps } from 'react';

export interface SelectProps extends Pick<
  ComponentProps<'button'>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'disabled' | 'ref'
> {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  className?: string;
}

export interface SelectListProps extends SelectProps {
  /** The classes of the button. */
  triggerStyle: string;
}

/** What `Select` becomes when it is first opened. */
export default function SelectList(props: SelectListProps) {
  const { value, onValueChange, options, placeholder, className: _, triggerStyle, disabled, ...trigger } = props;
  return (
    <Radix.Root
      defaultOpen
      dir={directionOf(spokenLanguage())}
      value={value}
      onValueChange={onValueChange}
      {...(disabled && { disabled })}
    >
      <Radix.Trigger {...trigger} className={triggerStyle}>
        <span className="min-w-0 wrap-anywhere">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className="z-50 max-h-(--radix-select-content-available-height) max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) animate-fade overflow-hidden rounded-lg border border-line bg-sheet shadow-lift"
        >
          <Radix.Viewport className="p-1.5" nonce={styleNonce()}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex items-center justify-between gap-4 rounded-md px-3 py-2 text-sm outline-none data-highlighted:bg-paper-deep"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check aria-hidden className="size-4 text-ribbon" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
