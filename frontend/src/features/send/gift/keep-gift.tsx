import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useKeepIdea } from '../../../domain/kept-idea/queries.js';
import { Button } from '../../../ui/controls/button.js';
import type { SelectedGift } from '../draft/selected-gift.js';
import { sendWords as say } from '../../../languages/send/en.js';

/** Keeps a pasted link for the chosen person, or asks for whom. The draft stays in the browser. */
export function KeepGift({ gift, recipientId }: { gift: SelectedGift; recipientId: string }) {
  const keep = useKeepIdea();
  const { title, pageTitle, url, image, price } = gift;
  const isTyped = title !== pageTitle;
  if (!recipientId)
    return (
      <Button asChild variant="bare" size="small">
        <Link to={`/keep?${new URLSearchParams({ url, [isTyped ? 'name' : 'title']: title }).toString()}`}>
          <Bookmark aria-hidden />
          {say('keep')}
        </Link>
      </Button>
    );
  return (
    <Button
      variant="bare"
      size="small"
      isBusy={keep.isPending}
      isSpent={keep.isSuccess}
      onClick={() =>
        keep.mutate({
          recipientId,
          [isTyped ? 'title' : 'shopTitle']: title,
          link: url,
          ...(image && { image }),
          ...(price && { price }),
        })
      }
    >
      <Bookmark aria-hidden />
      {keep.isSuccess ? say('kept') : say('keep')}
    </Button>
  );
}
