import type { Gift } from '@presently/contracts/gifting/gifts';
import { CalendarClock, MoreHorizontal, Send, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { Button } from '../../../ui/controls/button.js';
import { Menu } from '../../../ui/overlays/menu.js';
import type { PlannedAction } from './planned-gift-dialogs.js';
import { giftStateWords as say } from '../../../languages/gift-state/en.js';

const PlannedGiftDialogs = lazyPart(async () => ({
  default: (await import('./planned-gift-dialogs.js')).PlannedGiftDialogs,
}));

/** The actions for a planned gift. */
export function PlannedGiftMenu({ gift }: { gift: Gift }) {
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
        {({ Item, Separator }) => (
          <>
            <Item onSelect={() => choose('time')}>
              <CalendarClock aria-hidden /> {say('changeTime')}
            </Item>
            <Item onSelect={() => choose('send')}>
              <Send aria-hidden /> {say('sendNow')}
            </Item>
            <Separator />
            <Item isDestructive onSelect={() => choose('cancel')}>
              <Trash2 aria-hidden /> {say('takeBack')}
            </Item>
          </>
        )}
      </Menu>
      {isNeeded && (
        <Suspense>
          <PlannedGiftDialogs gift={gift} action={action} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </>
  );
}
