import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/class-names.js';

interface FieldProps {
  label: string;
  /** A word beside the label: `optional`. */
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Colours the hint, which then says what is wrong. */
  isHintBroken?: boolean;
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** Label, control, hint and error, connected for screen readers. */
export function Field({ label, note, hint, error, isHintBroken, children }: FieldProps) {
  const id = useId();
  const describedBy = [note && `${id}-note`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {note && (
          <span id={`${id}-note`} className="text-ink-soft">
            {note}
          </span>
        )}
      </div>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className={cn('text-xs', isHintBroken ? 'font-medium text-ember' : 'text-ink-soft')}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-xs font-medium text-ember">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
    </div>
  );
}

export const control = [
  'w-full rounded-lg border border-line-strong bg-sheet base:px-3.5 base:text-base base:text-ink transition-colors',
  'text-ellipsis placeholder:text-ink-soft/80 hover:border-ink-soft',
  'aria-invalid:border-ember aria-invalid:inset-ring-1 aria-invalid:inset-ring-ember disabled:cursor-not-allowed disabled:opacity-60',
];

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(control, 'h-11', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(control, 'py-2.5 leading-relaxed', className)} {...props} />;
}
