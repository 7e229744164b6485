import { maxLength, type ReportReason } from '@presently/rules/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { cn } from '../../lib/class-names.js';
import { takeFocus } from '../../lib/take-focus.js';
import { Button } from '../../ui/controls/button.js';
import { Textarea } from '../../ui/controls/field.js';
import { securityWords as say } from '../../languages/security/en.js';

export interface Report {
  reason: ReportReason;
  text?: string;
}

interface ReportFormProps {
  /** The button that opens the form, and the form's name. */
  title: string;
  /** The first one is chosen when the form opens. */
  reasons: readonly (readonly [reason: ReportReason, label: string])[];
  onSend: (report: Report) => Promise<unknown>;
  className?: string;
}

/** Reports what another person wrote to the administrators. */
export function ReportForm({ title, reasons, onSend, className }: ReportFormProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const [reason, setReason] = useState(reasons[0]![0]);
  const [text, setText] = useState('');
  const name = useId();
  const report = useMutation({ mutationFn: () => onSend({ reason, ...(text.trim() && { text }) }) });
  if (report.isSuccess)
    return (
      <output ref={takeFocus} tabIndex={-1} className={cn('block text-sm text-ink-soft outline-none', className)}>
        {say('reportThanks')}
      </output>
    );
  if (!isOpen)
    return (
      <Button
        variant="bare"
        size="small"
        // After "Cancel", which had the focus.
        ref={isOpen === false ? takeFocus : undefined}
        className={cn('-ms-2 justify-self-start px-2', className)}
        onClick={() => setIsOpen(true)}
      >
        {title}
      </Button>
    );
  return (
    <fieldset className={cn('grid gap-2 border-t border-line pt-4', className)}>
      <legend className="sr-only">{title}</legend>
      {reasons.map(([value, label], index) => (
        <label key={value} className="flex min-h-9 items-center gap-3 text-sm">
          <input
            type="radio"
            name={name}
            // The button that opened the form had the focus.
            ref={index === 0 ? takeFocus : undefined}
            checked={value === reason}
            onChange={() => setReason(value)}
            className="size-4.5 accent-ribbon"
          />
          {label}
        </label>
      ))}
      <Textarea
        aria-label={say('reportWords')}
        placeholder={say('reportWords')}
        rows={2}
        maxLength={maxLength.report}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {report.isError && (
        <p role="alert" className="text-sm text-ember">
          {messageOf(report.error, say('pleaseRetry'))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" isBusy={report.isPending} onClick={() => report.mutate()}>
          {say('sendReport')}
        </Button>
        <Button variant="bare" size="small" onClick={() => setIsOpen(false)}>
          {say('cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
