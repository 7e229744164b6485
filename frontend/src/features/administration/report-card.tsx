import type { Report } from '@presently/contracts/gifting/reports';
import type { ReportReason } from '@presently/rules/vocabulary';
import { useState } from 'react';
import { formatMoment } from '../../lib/time/moments.js';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/display/badge.js';
import { Card } from '../../ui/display/card.js';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { useDecideAccount, useDecideReport, type AccountDecision } from './queries.js';

export const reasonLabels: Record<ReportReason, string> = {
  'unknown-sender': 'Unknown sender',
  unwanted: 'Not wanted',
  harassment: 'Harassment',
  fraud: 'Fraud',
  other: 'Something else',
};

interface ReportCardProps {
  report: Report;
  isSuspended: boolean;
  onDecided: (decision: AccountDecision) => void;
}

/** One report: what was written, the gift as it was, and the decisions. Thanks are reported by the gift's sender. */
export function ReportCard({ report, isSuspended, onDecided }: ReportCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const decideReport = useDecideReport();
  const decideAccount = useDecideAccount((decision) => {
    setIsAsking(false);
    onDecided(decision);
  });
  const { gift, reason, text, reportedAt, closedAt, senderId } = report;
  return (
    <Card className="grid gap-5 p-6">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={reason === 'fraud' || reason === 'harassment' ? 'ember' : 'amber'}>{reasonLabels[reason]}</Badge>
        {isSuspended && <Badge tone="plain">Sender suspended</Badge>}
        <span className="text-sm text-ink-soft tabular-nums">
          Reported <time dateTime={reportedAt}>{formatMoment(reportedAt)}</time>
          {closedAt && `, closed ${formatMoment(closedAt)}`}
        </span>
      </div>
      {text ? (
        <blockquote dir="auto" className="border-l-2 border-ribbon pl-4 whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
      ) : (
        <p className="text-ink-soft">{gift.thanks ? 'The sender' : 'The recipient'} added no words.</p>
      )}
      <div className="grid gap-2 rounded-lg bg-paper p-4">
        <h2 className="text-lg wrap-anywhere">
          <bdi>{gift.giftName}</bdi>
        </h2>
        <p className="text-sm text-ink-soft wrap-anywhere">
          From <bdi>{gift.senderName}</bdi>
          {gift.sentAt && `, sent ${formatMoment(gift.sentAt)}`}
          {report.giftId === null && '. Its sender has removed it.'}
        </p>
        {gift.message && (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {gift.message}
          </p>
        )}
        {gift.thanks && (
          <blockquote dir="auto" className="mt-2 border-l-2 border-line-strong pl-4 whitespace-pre-line wrap-anywhere">
            <p className="text-sm text-ink-soft">The recipient’s thanks, reported by the sender:</p>
            {gift.thanks}
          </blockquote>
        )}
        {/* Not a link, so that it is not followed by accident. */}
        {gift.giftUrl && <code className="text-sm wrap-anywhere text-ink-soft">{gift.giftUrl}</code>}
      </div>
      <div className="flex flex-wrap gap-3">
        {!gift.thanks &&
          (isSuspended ? (
            <Button
              variant="quiet"
              isBusy={decideAccount.isPending}
              onClick={() => decideAccount.mutate({ userId: senderId, isSuspended: false })}
            >
              Restore account
            </Button>
          ) : (
            <Button variant="destructive" onClick={() => setIsAsking(true)}>
              Suspend account
            </Button>
          ))}
        <Button variant="quiet" isBusy={decideReport.isPending} onClick={() => decideReport.mutate(report)}>
          {closedAt ? 'Open again' : 'Close report'}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Suspend this account?"
        description="It is signed out, its gifts are not shown any more, and nothing is sent for it. You can restore it."
        confirmLabel="Suspend account"
        isBusy={decideAccount.isPending}
        onConfirm={() => decideAccount.mutate({ userId: senderId, isSuspended: true })}
      />
    </Card>
  );
}
