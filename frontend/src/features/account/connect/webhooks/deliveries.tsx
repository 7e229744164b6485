import type { WebhookDeliveryView } from '@presently/contracts/notifications/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useClock } from '../../../../lib/time/clock.js';
import { formatAgo } from '../../../../lib/time/dates.js';
import { query } from '../../../../lib/query.js';
import { Button } from '../../../../ui/controls/button.js';
import { Loading } from '../../../../ui/controls/loading.js';
import { Badge } from '../../../../ui/display/badge.js';
import { LoadError } from '../../../../ui/states/load-error.js';
import { Skeleton } from '../../../../ui/states/skeleton.js';
import { eventWords } from './event-words.js';
import { useSendAgain } from './queries.js';
import { problemWords } from './problem-words.js';
import { connectWords as say } from '../../../../languages/connect/en.js';

/** Milliseconds between looks at deliveries while they are shown. */
const lookEvery = 5_000;

/** The last fifty messages to a receiver. */
export function Deliveries({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const deliveries = useQuery({
    ...query('GET /api/user/webhooks/:webhookId/deliveries', { webhookId }),
    staleTime: 0,
    refetchInterval: lookEvery,
  });
  if (deliveries.isError) return <LoadError text={say('deliveriesFailed')} onRetry={() => void deliveries.refetch()} />;
  if (!deliveries.data) {
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  if (deliveries.data.length === 0) return <p className="text-sm text-ink-soft">{say('nothingYet')}</p>;
  return (
    <ul aria-label={say('deliveries')} className="divide-y divide-line rounded-lg border border-line px-4">
      {deliveries.data.map((delivery) => (
        <Row key={delivery.id} webhookId={webhookId} delivery={delivery} isOn={isOn} />
      ))}
    </ul>
  );
}

interface RowProps {
  webhookId: string;
  delivery: WebhookDeliveryView;
  isOn: boolean;
}

function Row({ webhookId, delivery, isOn }: RowProps) {
  const { now, timeZone } = useClock();
  const sendAgain = useSendAgain();
  const { id, type, createdAt, body } = delivery;
  const problem = problemWords(delivery);
  const what = eventWords[type];
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 text-sm">
          <span className="font-medium">{what}</span>{' '}
          <span className="text-ink-soft">{formatAgo(createdAt, now, timeZone)}</span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <State delivery={delivery} />
          {isOn && (
            <Button
              variant="quiet"
              size="small"
              aria-label={say('sendAgainOf', { what, ago: formatAgo(createdAt, now, timeZone) })}
              isBusy={sendAgain.isPending}
              onClick={() => sendAgain.mutate({ webhookId, deliveryId: id })}
            >
              {say('sendAgain')}
            </Button>
          )}
        </div>
      </div>
      {problem && <p className="text-sm text-ember">{problem}</p>}
      <details className="text-sm text-ink-soft">
        <summary className="inline-flex min-h-8 cursor-pointer items-center underline decoration-line underline-offset-4 pointer-coarse:min-h-11">
          {say('whatPosted')}
        </summary>
        <pre className="mt-1 rounded-lg bg-paper p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          <code>{body}</code>
        </pre>
        <p className="mt-1 text-xs wrap-anywhere">webhook-id: {id}</p>
      </details>
    </li>
  );
}

function State({ delivery: { state, tries, answered } }: Pick<RowProps, 'delivery'>) {
  if (state === 'delivered')
    return (
      <Badge tone="leaf">
        {say('accepted')}
        {answered ? ` · ${answered}` : ''}
      </Badge>
    );
  if (state === 'failed') return <Badge tone="ember">{say('givenUp')}</Badge>;
  return (
    <Badge tone={tries > 0 ? 'amber' : 'plain'}>{tries > 0 ? say('waitingTried', { tries }) : say('waiting')}</Badge>
  );
}
