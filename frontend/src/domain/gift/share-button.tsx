import type { Gift } from '@presently/contracts/gifting/gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { giftsWords as say } from '../../languages/gifts/en.js';
import { giftStateWords as sayState } from '../../languages/gift-state/en.js';

interface ShareButtonProps {
  gift: Gift;
  link: string;
}

/** Opens the phone's own list of apps that can pass the link on. */
export default function ShareButton({ gift, link }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);

  async function share() {
    setIsOpen(true);
    try {
      await navigator.share({ text: wordsOf(gift), url: link });
    } catch (error) {
      // Closing the list without a choice is no failure.
      if ((error as Error).name !== 'AbortError')
        toast({
          title: sayState('error'),
          description: say('shareFailed'),
          variant: 'destructive',
        });
    } finally {
      setIsOpen(false);
    }
  }

  return (
    <Button variant="quiet" isBusy={isOpen} onClick={() => void share()} className="min-w-28 grow">
      <Share2 aria-hidden />
      {say('share')}
    </Button>
  );
}

/** Apps show these words beside the link, also on a locked screen: they do not name what the gift is. */
function wordsOf({ isCard, mood, recipientName }: Gift): string {
  const shared = isQuiet(mood) ? 'shareQuiet' : isCard ? 'shareCard' : 'shareGift';
  return say(shared, { recipient: recipientName });
}
