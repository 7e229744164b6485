import { CalendarClock, Send, Trash2 } from 'lucide-react';
import type { MenuParts } from '../../../ui/overlays/menu-panel.js';
import type { PlannedAction } from './planned-gift-dialogs.js';
import { giftsWords as say } from '../../../languages/gifts/en.js';

interface PlannedGiftActionsProps extends MenuParts {
  onChoose: (action: PlannedAction) => void;
}

/** What a sender may do with a gift until it is sent. */
export default function PlannedGiftActions({ onChoose, Item, Separator }: PlannedGiftActionsProps) {
  return (
    <>
      <Item onSelect={() => onChoose('time')}>
        <CalendarClock aria-hidden /> {say('changeTime')}
      </Item>
      <Item onSelect={() => onChoose('send')}>
        <Send aria-hidden /> {say('sendNow')}
      </Item>
      <Separator />
      <Item isDestructive onSelect={() => onChoose('cancel')}>
        <Trash2 aria-hidden /> {say('takeBack')}
      </Item>
    </>
  );
}
