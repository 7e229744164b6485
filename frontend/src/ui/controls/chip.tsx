import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.js';

interface ChipProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** One of several ways to narrow a list. */
export function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cn(
        'inline-flex h-9 max-w-full items-center rounded-full border px-3.5 text-sm tabular-nums transition-colors',
        'pointer-coarse:h-11',
        isOn ? 'border-ribbon bg-ribbon-soft text-ribbon-deep' : 'border-line-strong bg-sheet hover:border-ink-soft',
      )}
    >
      <span className="truncate">{children}</span>
    </button>
  );
}
