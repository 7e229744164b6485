import type { Gift } from '@presently/contracts/gifting/gifts';
import { CalendarClock, MoreHorizontal, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { Menu } from '../../ui/overlays/menu.js';
import { PlannedGiftDialogs, type PlannedAction } from './planned-gift-dialogs.js';

/** The actions for a planned gift. */
export function PlannedGiftMenu({ gift }: { gift: Gift }) {
  const [action, setAction] = useState<PlannedAction>();
  return (
    <>
      <Menu
        trigger={
          <Button variant="bare" size="icon" aria-label={`Options for ${gift.giftName}, for ${gift.recipientName}`}>
            <MoreHorizontal aria-hidden />
          </Button>
        }
      >
        {({ Item, Separator }) => (
          <>
            <Item onSelect={() => setAction('time')}>
              <CalendarClock aria-hidden /> Change the time
            </Item>
            <Item onSelect={() => setAction('send')}>
              <Send aria-hidden /> Send now
            </Item>
            <Separator />
            <Item isDestructive onSelect={() => setAction('cancel')}>
              <Trash2 aria-hidden /> Take back
            </Item>
          </>
        )}
      </Menu>
      <PlannedGiftDialogs gift={gift} action={action} onClose={() => setAction(undefined)} />
    </>
  );
}
