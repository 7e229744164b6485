import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { pushSupport } from './browser-push.js';
import { useThisDevice } from './use-this-device.js';
import { securityWords as say } from '../../languages/security/en.js';

const offered = 'presently.push-offered';

/** Storage can be forbidden. Then nothing is offered: it would be offered again and again. */
function takeOffer(): boolean {
  try {
    if (localStorage.getItem(offered) !== null) return false;
    localStorage.setItem(offered, '1');
    return localStorage.getItem(offered) !== null;
  } catch {
    return false;
  }
}

/** Offers once in a browser to tell when the gift is opened that was just sent. */
export default function PushOffer({ recipientName }: { recipientName: string }) {
  // Who has refused in the browser, or whose browser cannot, is not asked.
  return pushSupport() === 'possible' && <OnDevice recipientName={recipientName} />;
}

function OnDevice({ recipientName }: { recipientName: string }) {
  const { state, change } = useThisDevice();
  if (state !== 'off') return null;
  return <Offer recipientName={recipientName} change={change} />;
}

function Offer({
  recipientName,
  change,
}: {
  recipientName: string;
  change: Pick<ReturnType<typeof useThisDevice>['change'], 'mutate' | 'isPending'>;
}) {
  const [isShown, setIsShown] = useState(takeOffer);
  if (!isShown) return null;
  return (
    <section
      aria-label={say('pushTitle')}
      className="mt-9 grid w-full max-w-xl justify-items-center gap-3 rounded-xl border border-line bg-sheet p-5"
    >
      <p className="max-w-[46ch] text-ink-soft wrap-anywhere">{say('pushText', { recipient: recipientName })}</p>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button variant="quiet" isBusy={change.isPending} onClick={() => change.mutate(true)}>
          <BellRing aria-hidden />
          {say('pushYes')}
        </Button>
        <Button variant="bare" onClick={() => setIsShown(false)}>
          {say('pushNo')}
        </Button>
      </div>
    </section>
  );
}
