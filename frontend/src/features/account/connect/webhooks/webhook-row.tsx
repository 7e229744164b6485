import type { WebhookView } from '@presently/contracts/notifications/webhooks';
import type { WebhookOffReason } from '@presently/rules/webhooks';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { cn } from '../../../../lib/class-names.js';
import { useClock } from '../../../../lib/time/clock.js';
import { formatAgo } from '../../../../lib/time/dates.js';
import { lazyPart } from '../../../../lib/page/lazy-part.js';
import { Button } from '../../../../ui/controls/button.js';
import { Badge } from '../../../../ui/display/badge.js';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.js';
import { Deliveries } from './deliveries.js';
import { eventWords } from './event-words.js';
import { useNewSecret, useRemoveWebhook, useSwitchOn } from './queries.js';

const SecretDialog = lazyPart(() => import('./secret-dialog.js'));

const offWords: Record<WebhookOffReason, string> = {
  failing: 'Its receiver accepted nothing for three days.',
  gone: 'Its receiver said that it no longer exists.',
  'too-many': 'Too much was waiting for its receiver.',
};

/** One receiver: what it is told, whether that arrives, and what can be done about it. */
export function WebhookRow({ webhook }: { webhook: WebhookView }) {
  const { id, url, events, state, offReason, failingSince } = webhook;
  const { now, timeZone } = useClock();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const switchOn = useSwitchOn();
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">{url}</p>
        <State webhook={webhook} />
      </div>
      <p className="text-sm text-ink-soft">{events.map((event) => eventWords[event]).join(' · ')}</p>
      {offReason && (
        <p className="text-sm text-ember">
          {offWords[offReason]} What waits for it is kept for 30 days and goes out when you switch it on.
        </p>
      )}
      {state === 'on' && failingSince && (
        <p className="text-sm text-amber">
          Nothing has arrived since {formatAgo(failingSince, now, timeZone)}. We keep trying for three days.
        </p>
      )}
      <div className="-ml-2 flex flex-wrap gap-x-2 gap-y-1">
        {state === 'off' && (
          <Button size="small" className="ml-2" isBusy={switchOn.isPending} onClick={() => switchOn.mutate(id)}>
            Switch on
          </Button>
        )}
        <Button
          variant="bare"
          size="small"
          aria-label={`Deliveries to ${url}`}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          Deliveries
          <ChevronDown aria-hidden className={cn(isOpen && 'rotate-180')} />
        </Button>
        <NewSecret webhook={webhook} />
        <Remove webhook={webhook} />
      </div>
      <div id={panel}>{isOpen && <Deliveries webhookId={id} isOn={state === 'on'} />}</div>
    </li>
  );
}

function State({ webhook: { state, failingSince } }: { webhook: WebhookView }) {
  if (state === 'off') return <Badge tone="ember">Switched off</Badge>;
  return failingSince ? <Badge tone="amber">Trying again</Badge> : <Badge tone="leaf">On</Badge>;
}

function NewSecret({ webhook: { id, url } }: { webhook: WebhookView }) {
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const renew = useNewSecret();
  return (
    <>
      <Button variant="bare" size="small" aria-label={`New secret for ${url}`} onClick={() => setIsAsking(true)}>
        New secret
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !renew.isPending && setIsAsking(isOpen)}
        title="Make a new secret?"
        description="For one day, messages are signed with the old secret, too. Give the new one to the receiver until then."
        confirmLabel="Make a new secret"
        isBusy={renew.isPending}
        onConfirm={() =>
          renew.mutate(id, { onSuccess: (made) => setSecret(made.secret), onSettled: () => setIsAsking(false) })
        }
      />
      <Suspense>
        {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      </Suspense>
    </>
  );
}

function Remove({ webhook: { id, url } }: { webhook: WebhookView }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveWebhook();
  return (
    <>
      <Button variant="bare" size="small" aria-label={`Remove ${url}`} onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !remove.isPending && setIsAsking(isOpen)}
        title="Remove this webhook?"
        description={`${url} is told nothing more, and what waits for it is deleted. You cannot undo this.`}
        confirmLabel="Remove"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
