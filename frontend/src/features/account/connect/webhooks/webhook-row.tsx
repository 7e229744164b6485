import type { WebhookView } from '@presently/contracts/notifications/webhooks';
import type { WebhookOffReason } from '@presently/rules/webhooks';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { cn } from '../../../../lib/class-names.js';
import { useClock } from '../../../../lib/time/clock.js';
import { formatMoment } from '../../../../lib/time/moments.js';
import { lazyPart } from '../../../../lib/page/lazy-part.js';
import { Button } from '../../../../ui/controls/button.js';
import { Badge } from '../../../../ui/display/badge.js';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.js';
import { Deliveries } from './deliveries.js';
import { eventWords } from './event-words.js';
import { useNewSecret, useRemoveWebhook, useSwitchOn } from './queries.js';
import { connectWords as say } from '../../../../languages/connect/en.js';

const SecretDialog = lazyPart(() => import('./secret-dialog.js'));

const offWords: Record<WebhookOffReason, string> = {
  get failing() {
    return say('offFailing');
  },
  get gone() {
    return say('offGone');
  },
  get 'too-many'() {
    return say('offTooMany');
  },
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
      {offReason && <p className="text-sm text-ember">{say('whatWaits', { reason: offWords[offReason] })}</p>}
      {state === 'on' && failingSince && (
        <p className="text-sm text-amber">
          {say('failingSince', { moment: formatMoment(failingSince, now, timeZone) })}
        </p>
      )}
      <div className="-ms-2 flex flex-wrap gap-x-2 gap-y-1">
        {state === 'off' && (
          <Button size="small" className="ms-2" isBusy={switchOn.isPending} onClick={() => switchOn.mutate(id)}>
            {say('switchOn')}
          </Button>
        )}
        <Button
          variant="bare"
          size="small"
          aria-label={say('deliveriesTo', { url })}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say('deliveries')}
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
  if (state === 'off') return <Badge tone="ember">{say('switchedOff')}</Badge>;
  return failingSince ? <Badge tone="amber">{say('tryingAgain')}</Badge> : <Badge tone="leaf">{say('on')}</Badge>;
}

function NewSecret({ webhook: { id, url } }: { webhook: WebhookView }) {
  const [isAsking, setIsAsking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const renew = useNewSecret();
  return (
    <>
      <Button variant="bare" size="small" aria-label={say('newSecretFor', { url })} onClick={() => setIsAsking(true)}>
        {say('newSecret')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !renew.isPending && setIsAsking(isOpen)}
        title={say('newSecretTitle')}
        description={say('newSecretText')}
        confirmLabel={say('makeSecret')}
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
      <Button variant="bare" size="small" aria-label={say('removeUrl', { url })} onClick={() => setIsAsking(true)}>
        {say('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => !remove.isPending && setIsAsking(isOpen)}
        title={say('removeTitle')}
        description={say('removeText', { url })}
        confirmLabel={say('remove')}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
