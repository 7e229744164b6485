import type { Preferences } from '@presently/contracts/identity/preferences';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { useThisDevice, type DeviceState } from '../../../domain/push/use-this-device.js';
import { messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { query } from '../../../lib/query.js';
import { Badge } from '../../../ui/display/badge.js';
import { Button } from '../../../ui/controls/button.js';
import { LabelledSwitch } from '../../../ui/controls/labelled-switch.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { notificationsWords as say } from '../../../languages/notifications/en.js';

/** What a person can do about it. */
const sentences: Record<DeviceState, string> = {
  get on() {
    return say('stateOn');
  },
  get off() {
    return say('stateOff');
  },
  get blocked() {
    return say('stateBlocked');
  },
  get 'home-screen'() {
    return say('stateHomeScreen');
  },
  get none() {
    return say('stateNone');
  },
  get 'not-offered'() {
    return say('stateNotOffered');
  },
};

/** Whether this browser is told what happens, and what its screen may show. */
export function ThisDevice() {
  const { state, change, error, retry } = useThisDevice();
  if (error) return <LoadError text={messageOf(error, say('notShown'))} onRetry={retry} />;
  if (!state) {
    return (
      <output aria-label={say('loading')} className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-11" />
      </output>
    );
  }
  const isOn = state === 'on';
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-4">
        {isOn && <Badge tone="leaf">{say('on')}</Badge>}
        <p className="max-w-[60ch] text-ink-soft">{sentences[state]}</p>
        {(isOn || state === 'off') && (
          <Button variant="quiet" isBusy={change.isPending} onClick={() => change.mutate(!isOn)}>
            {isOn ? <BellOff aria-hidden /> : <BellRing aria-hidden />}
            {isOn ? say('turnOff') : say('turnOn')}
          </Button>
        )}
      </div>
      {state !== 'not-offered' && <Wishes />}
    </div>
  );
}

/** For all devices of the account. */
function Wishes() {
  const stored = useQuery(query('GET /api/user/preferences'));
  if (!stored.data) return null;
  return (
    <div className="grid gap-5 border-t border-line pt-6">
      <Wish name="isPushDetailed" stored={stored.data} label={say('showNames')} hint={say('showNamesHint')} />
      <Wish
        name="pushRemindersEnabled"
        stored={stored.data}
        label={say('remindersToo')}
        hint={say('remindersTooHint')}
      />
    </div>
  );
}

interface WishProps {
  name: 'isPushDetailed' | 'pushRemindersEnabled';
  stored: Preferences;
  label: string;
  hint: string;
}

function Wish({ name, stored, label, hint }: WishProps) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (isOn: boolean) => api('PATCH /api/user/preferences', { [name]: isOn }),
    onSuccess: (preferences) => client.setQueryData(query('GET /api/user/preferences').queryKey, preferences),
    onError: (error) =>
      toast({ title: say('notChanged'), description: messageOf(error, say('tryAgain')), variant: 'destructive' }),
  });
  return (
    <LabelledSwitch
      label={label}
      hint={hint}
      isOn={save.isPending ? save.variables : stored[name]}
      onTurn={(isOn) => save.mutate(isOn)}
    />
  );
}
