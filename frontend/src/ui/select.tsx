import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { styleNonce } from '../lib/nonce.js';
import { cn } from './class-names.js';

interface SelectProps extends Pick<ComponentProps<'button'>, 'id' | 'aria-describedby' | 'aria-invalid' | 'disabled'> {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  className?: string;
}

/** One of a short list. */
export function Select({ value, onValueChange, options, placeholder, className, disabled, ...trigger }: SelectProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} {...(disabled && { disabled })}>
      <Radix.Trigger
        {...trigger}
        className={cn(
          'flex h-11 w-full items-center justify-between gap-2 rounded-lg border border-line-strong bg-sheet px-3.5 text-left transition-colors',
          'hover:border-ink-soft focus-visible:border-ribbon focus-visible:outline-1 focus-visible:outline-offset-0',
          'data-placeholder:text-ink-soft disabled:cursor-not-allowed disabled:opacity-60',
          className,
        )}
      >
        <span className="truncate">
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
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-fade overflow-hidden rounded-lg border border-line bg-sheet shadow-lift"
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
