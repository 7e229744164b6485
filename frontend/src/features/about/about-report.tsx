import { maxLength, reportReasons, type ReportReason } from '@presently/rules/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { Button } from '../../ui/controls/button.js';
import { Textarea } from '../../ui/controls/field.js';

const reasons: Record<ReportReason, string> = {
  'unknown-sender': 'I do not know this person',
  unwanted: 'I do not want to be asked',
  harassment: 'It is meant to hurt or to threaten',
  fraud: 'It looks like a fraud',
  other: 'Something else',
};

/** Reports who asks to the administrators. */
export function AboutReport({ token }: { token: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>('unknown-sender');
  const [text, setText] = useState('');
  const name = useId();
  const report = useMutation({
    mutationFn: () => api('POST /api/about/:token/report', { token, reason, ...(text.trim() && { text }) }),
  });
  if (report.isSuccess)
    return <output className="mt-10 block text-sm text-ink-soft">Thank you. We will look at it.</output>;
  if (!isOpen)
    return (
      <Button variant="bare" size="small" className="mt-10 justify-self-start" onClick={() => setIsOpen(true)}>
        Report this page
      </Button>
    );
  return (
    <fieldset className="mt-10 grid gap-3 border-t border-line pt-6">
      <legend className="sr-only">Report this page</legend>
      {reportReasons.map((each) => (
        <label key={each} className="flex min-h-9 items-center gap-3 text-sm">
          <input
            type="radio"
            name={name}
            checked={each === reason}
            onChange={() => setReason(each)}
            className="size-4.5 accent-ribbon"
          />
          {reasons[each]}
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
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        isBusy={report.isPending}
        onClick={() => report.mutate()}
      >
        Send report
      </Button>
    </fieldset>
  );
}
