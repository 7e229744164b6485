import type { SocialTemplate } from '@presently/contracts/social/templates';
import type { SocialPost } from '@presently/contracts/social/posts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { useRemovePost, useRemoveTemplate } from './data/queries.js';
import { truncate } from './data/texts.js';

interface RemoveDialogProps {
  what: { template: SocialTemplate } | { post: SocialPost };
  onClose: () => void;
}

export function RemoveDialog({ what, onClose }: RemoveDialogProps) {
  const removeTemplate = useRemoveTemplate();
  const removePost = useRemovePost();
  if ('template' in what) {
    const { id, name } = what.template;
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title="Delete template?"
        description={
          <>
            <strong className="text-ink">{name}</strong> will be gone. Posts that were written from it stay.
          </>
        }
        confirmLabel="Delete"
        isBusy={removeTemplate.isPending}
        onConfirm={() => removeTemplate.mutate(id, { onSuccess: onClose })}
      />
    );
  }
  const { id, content } = what.post;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete post?"
      description={<>“{truncate(content, 80)}” will not go out.</>}
      confirmLabel="Delete"
      isBusy={removePost.isPending}
      onConfirm={() => removePost.mutate(id, { onSuccess: onClose })}
    />
  );
}
