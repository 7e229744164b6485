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

/** What a person can do about it. */
const sentences: Record<DeviceState, string> = {
  on: 'This device is told when a gift is opened, when somebody thanks you, and when a day comes near.',
  off: 'This device can tell you at once when a gift is opened, when somebody thanks you, and when a day comes near. You get an email only if it could not be reached.',
  blocked:
    'You have refused notifications from Presently in this browser. Allow them in the browser’s settings for this site, then come back.',
  'home-screen':
    'On an iPhone or iPad, add Presently to your home screen first: press Share, then “Add to Home Screen”. Open it from there and come back to this page.',
  none: 'This browser has no notifications. You get emails instead.',
  'not-offered': 'Notifications on devices are not offered here. You get emails instead.',
};

/** Whether this browser is told what happens, and what its screen may show. */
export function ThisDevice() {
  const { state, change, error, retry } = useThisDevice();
  if (error) return <LoadError text={messageOf(error, 'This cannot be shown right now.')} onRetry={retry} />;
  if (!state) {
    return (
      <output aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-11" />
      </output>
    );
  }
  const isOn = state === 'on';
  return (
    <div className="grid gap-6">
      <div className="grid justify-items-start gap-4">
        {isOn && <Badge tone="leaf">On</Badge>}
        <p className="max-w-[60ch] text-ink-soft">{sentences[state]}</p>
        {(isOn || state === 'off') && (
          <Button variant="quiet" isBusy={change.isPending} onClick={() => change.mutate(!isOn)}>
            {isOn ? <BellOff aria-hidden /> : <BellRing aria-hidden />}
            {isOn ? 'Turn off for this device' : 'Turn on for this device'}
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
      <Wish
        name="isPushDetailed"
        stored={stored.data}
        label="Show names"
        hint="Notifications on all your devices name people and gifts, also on a locked screen."
      />
      <Wish
        name="pushRemindersEnabled"
        stored={stored.data}
        label="Reminders, too"
        hint="Beside the email, at the same hour."
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
      toast({ title: 'Not changed', description: messageOf(error, 'Please try again.'), variant: 'destructive' }),
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
