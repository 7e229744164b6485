import type { WebhookView } from '@presently/contracts/notifications/webhooks';
import { mostWebhooks } from '@presently/rules/webhooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { cn } from '../../../../lib/class-names.js';
import { lazyPart } from '../../../../lib/page/lazy-part.js';
import { query } from '../../../../lib/query.js';
import { Button } from '../../../../ui/controls/button.js';
import { Loading } from '../../../../ui/controls/loading.js';
import { LoadError } from '../../../../ui/states/load-error.js';
import { Skeleton } from '../../../../ui/states/skeleton.js';
import { WebhookRow } from './webhook-row.js';
import { connectWords as say } from '../../../../languages/connect/en.js';

const CreateWebhookDialog = lazyPart(() => import('./create-webhook-dialog.js'));

/** The receivers that the user has named. */
export function Webhooks() {
  const webhooks = useQuery({ ...query('GET /api/user/webhooks'), staleTime: 0 });
  if (webhooks.isError) return <LoadError text={say('webhooksFailed')} onRetry={() => void webhooks.refetch()} />;
  if (!webhooks.data) {
    return (
      <Loading>
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  return <List webhooks={webhooks.data} />;
}

function List({ webhooks }: { webhooks: readonly WebhookView[] }) {
  const [isMaking, setIsMaking] = useState(false);
  const isFull = webhooks.length >= mostWebhooks;
  return (
    <>
      {webhooks.length > 0 && (
        <ul className="divide-y divide-line">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="mt-4 text-sm text-ink-soft">{say('mostReached', { count: mostWebhooks })}</p>
      ) : (
        <Button variant="quiet" className={cn(webhooks.length > 0 && 'mt-4')} onClick={() => setIsMaking(true)}>
          {say('addWebhook')}
        </Button>
      )}
      <Suspense>{isMaking && <CreateWebhookDialog onClose={() => setIsMaking(false)} />}</Suspense>
    </>
  );
}
