import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { ownSubscription, pushSupport, switchOffPush, switchOnPush, type PushSupport } from './browser-push.js';
import { securityWords as say } from '../../languages/security/en.js';

export type DeviceState = Exclude<PushSupport, 'possible'> | 'on' | 'off' | 'not-offered';

const ofBrowser = {
  queryKey: ['this-device'],
  queryFn: async () => {
    const support = pushSupport();
    return { support, isSubscribed: support === 'possible' && (await ownSubscription()) !== null };
  },
  staleTime: 0,
};

/** Whether this browser gets pushes, and the switch. Undefined until it is known. */
export function useThisDevice() {
  const browser = useQuery(ofBrowser);
  const key = useQuery(query('GET /api/user/push-key'));
  const devices = useQuery(query('GET /api/user/push-subscriptions'));
  const own = (devices.data ?? []).filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? switchOnPush() : switchOffPush(own)),
    onSuccess: (_nothing, isOn) =>
      toast(
        isOn
          ? { title: say('pushOn'), description: say('pushOnText') }
          : { title: say('pushOff'), description: say('pushOffText') },
      ),
    onError: (error) =>
      toast({
        title: say('pushUnchanged'),
        description: messageOf(error, say('pushFailed')),
        variant: 'destructive',
      }),
    onSettled: () => browser.refetch(),
  });
  const state = stateOf();
  const retry = () => {
    void devices.refetch();
    void key.refetch();
  };
  return { state, change, error: devices.error ?? key.error, retry };

  function stateOf(): DeviceState | undefined {
    if (!browser.data || !key.data || !devices.data) return undefined;
    if (key.data.publicKey === null) return 'not-offered';
    if (browser.data.support !== 'possible') return browser.data.support;
    return browser.data.isSubscribed && own.length > 0 ? 'on' : 'off';
  }
}
