import type { Gift } from '@presently/contracts/gifting/gifts';
import { MoreHorizontal } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { fetchEarly, lazyPart } from '../../../lib/page/lazy-part.js';
import { Button } from '../../../ui/controls/button.js';
import { Menu } from '../../../ui/overlays/menu.js';
import type { PlannedAction } from './planned-gift-dialogs.js';
import { giftStateWords as say } from '../../../languages/gift-state/en.js';

const loadActions = () => import('./planned-gift-actions.js');
const PlannedGiftActions = lazyPart(loadActions);
const PlannedGiftDialogs = lazyPart(async () => ({
  default: (await import('./planned-gift-dialogs.js')).PlannedGiftDialogs,
}));

/** The actions for a planned gift. They are fetched once the page is there. */
export function PlannedGiftMenu({ gift }: { gift: Gift }) {
  useEffect(() => fetchEarly(loadActions), []);
  const [action, setAction] = useState<PlannedAction>();
  const [isNeeded, setNeeded] = useState(false);
  const choose = (chosen: PlannedAction) => {
    setNeeded(true);
    setAction(chosen);
  };
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="bare"
            size="icon"
            aria-label={say('optionsOf', { gift: gift.giftName, recipient: gift.recipientName })}
          >
            <MoreHorizontal aria-hidden />
          </Button>
        }
      >
        {(parts) => <PlannedGiftActions onChoose={choose} {...parts} />}
      </Menu>
      {isNeeded && (
        <Suspense>
          <PlannedGiftDialogs gift={gift} action={action} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </>
  );
}
