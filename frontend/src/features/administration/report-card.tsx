import type { Report } from '@presently/contracts/gifting/reports';
import type { ReportReason } from '@presently/rules/vocabulary';
import { useState, type ReactNode } from 'react';
import { formatMoment } from '../../lib/time/moments.js';
import { administrationWords as say } from '../../languages/administration/en.js';
import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/display/badge.js';
import { Card } from '../../ui/display/card.js';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { useDecideAccount, useDecideReport, type AccountDecision } from './queries.js';

const reasonLabels = {
  'unknown-sender': 'unknownSender',
  unwanted: 'unwanted',
  harassment: 'harassment',
  fraud: 'fraud',
  other: 'other',
} as const satisfies Record<ReportReason, string>;

const inTime = (dateTime: string) => (chunks: ReactNode[]) => <time dateTime={dateTime}>{chunks}</time>;

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
  const sayWithTime = say.with({ other: inTime(reportedAt) });
  return (
    <Card className="grid gap-5 p-6">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={reason === 'fraud' || reason === 'harassment' ? 'ember' : 'amber'}>
          {say(reasonLabels[reason])}
        </Badge>
        {isSuspended && <Badge tone="plain">{say('senderSuspended')}</Badge>}
        <span className="text-sm text-ink-soft tabular-nums">
          {closedAt
            ? sayWithTime('reportedClosed', { at: formatMoment(reportedAt), closedAt: formatMoment(closedAt) })
            : sayWithTime('reported', { at: formatMoment(reportedAt) })}
        </span>
      </div>
      {text ? (
        <blockquote dir="auto" className="border-s-2 border-ribbon ps-4 whitespace-pre-line wrap-anywhere">
          {text}
        </blockquote>
      ) : (
        <p className="text-ink-soft">{say(gift.thanks ? 'noWordsSender' : 'noWordsRecipient')}</p>
      )}
      <div className="grid gap-2 rounded-lg bg-paper p-4">
        <h2 className="text-lg wrap-anywhere">
          <bdi>{gift.giftName}</bdi>
        </h2>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {gift.sentAt
            ? say.rich('fromSent', { sender: gift.senderName, sentAt: formatMoment(gift.sentAt) })
            : say.rich('from', { sender: gift.senderName })}
          {report.giftId === null && say('removed')}
        </p>
        {gift.message && (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {gift.message}
          </p>
        )}
        {gift.thanks && (
          <blockquote dir="auto" className="mt-2 border-s-2 border-line-strong ps-4 whitespace-pre-line wrap-anywhere">
            <p className="text-sm text-ink-soft">{say('thanksReported')}</p>
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
              {say('restore')}
            </Button>
          ) : (
            <Button variant="destructive" onClick={() => setIsAsking(true)}>
              {say('suspend')}
            </Button>
          ))}
        <Button variant="quiet" isBusy={decideReport.isPending} onClick={() => decideReport.mutate(report)}>
          {say(closedAt ? 'openAgain' : 'close')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={say('suspendTitle')}
        description={say('suspendText')}
        confirmLabel={say('suspend')}
        isBusy={decideAccount.isPending}
        onConfirm={() => decideAccount.mutate({ userId: senderId, isSuspended: true })}
      />
    </Card>
  );
}
