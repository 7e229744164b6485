import type { SocialTemplate } from '@presently/contracts/social/templates';
import type { SocialPost } from '@presently/contracts/social/posts';
import { socialWords as say } from '../../languages/social/en.js';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.js';
import { useRemovePost, useRemoveTemplate } from './data/queries.js';
import { truncate } from './data/texts.js';

const sayWithTemplate = say.with({ template: (name) => <bdi className="font-bold text-ink">{name}</bdi> });

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
        title={say('deleteTemplate')}
        description={sayWithTemplate('deleteTemplateText', { name })}
        confirmLabel={say('delete')}
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
      title={say('deletePost')}
      description={say('deletePostText', { text: truncate(content, 80) })}
      confirmLabel={say('delete')}
      isBusy={removePost.isPending}
      onConfirm={() => removePost.mutate(id, { onSuccess: onClose })}
    />
  );
}
