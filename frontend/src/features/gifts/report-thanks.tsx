import { maxLength, type ReportReason } from '@presently/rules/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { Button } from '../../ui/controls/button.js';
import { Textarea } from '../../ui/controls/field.js';

const reasons: readonly (readonly [ReportReason, string])[] = [
  ['harassment', 'It is meant to hurt or to threaten'],
  ['fraud', 'It looks like a fraud'],
  ['unwanted', 'I do not want to read this'],
  ['other', 'Something else'],
];

/** Reports a recipient's words to the administrators. */
export function ReportThanks({ giftId }: { giftId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>('harassment');
  const [text, setText] = useState('');
  const name = useId();
  const report = useMutation({
    mutationFn: () => api('POST /api/gifts/:giftId/thanks/report', { giftId, reason, ...(text.trim() && { text }) }),
  });
  if (report.isSuccess)
    return <output className="mt-4 block text-sm text-ink-soft">Thank you. We will look at it.</output>;
  if (!isOpen)
    return (
      <Button variant="bare" size="small" className="mt-3 -ml-2 px-2" onClick={() => setIsOpen(true)}>
        Report these words
      </Button>
    );
  return (
    <fieldset className="mt-4 grid gap-2 border-t border-line pt-4">
      <legend className="sr-only">Report these words</legend>
      {reasons.map(([value, label]) => (
        <label key={value} className="flex min-h-9 items-center gap-3 text-sm">
          <input
            type="radio"
            name={name}
            checked={value === reason}
            onChange={() => setReason(value)}
            className="size-4.5 accent-ribbon"
          />
          {label}
        </label>
      ))}
      <Textarea
        aria-label="In your words, optional"
        rows={2}
        maxLength={maxLength.report}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {report.isError && (
        <p role="alert" className="text-sm text-ember">
          {messageOf(report.error, 'Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" isBusy={report.isPending} onClick={() => report.mutate()}>
          Send report
        </Button>
        <Button variant="bare" size="small" onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
