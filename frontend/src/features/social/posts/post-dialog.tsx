import type { SocialPost } from '@presently/contracts/social/posts';
import { tooLongFor, tooManyHashtagsFor } from '@presently/rules/post-length';
import { needsPicture, socialPlatforms, type SocialPlatform } from '@presently/rules/social-platforms';
import { ChoicesField } from '../../../forms/fields/choices-field.js';
import { newPost } from '../../../forms/contract/new-post.js';
import { settle } from '../../../forms/settle.js';
import { TextareaField, TextField } from '../../../forms/fields/text-field.js';
import type { FormSchema } from '../../../forms/check-form.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { socialWords as say } from '../../../languages/social/en.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { fromLocalInput, toLocalInput } from '../data/moments.js';
import { problemOf } from '../data/post-problems.js';
import { useSavePost } from '../data/queries.js';
import { RoomLeft } from './room-left.js';

interface TypedPost {
  content: string;
  platforms: SocialPlatform[];
  imageUrl: string;
  scheduledFor: string;
}

const isRefused = (text: string, platforms: readonly SocialPlatform[]): boolean =>
  tooLongFor(text, platforms).length + tooManyHashtagsFor(text, platforms).length > 0;

/** Without a sentence for a text that platforms refuse: `RoomLeft` shows it while the user writes. */
const postSchema: FormSchema<TypedPost> = {
  fields: newPost,
  check: ({ content, platforms }) => (isRefused(content, platforms) ? { content: '' } : {}),
};

/** What a new post begins with. */
export interface PostToWrite {
  content: string;
  platforms: readonly SocialPlatform[];
  templateId?: string;
}

interface PostDialogProps {
  /** The post to edit, or what a new one begins with. */
  post: SocialPost | PostToWrite;
  onClose: () => void;
}

export function PostDialog({ post, onClose }: PostDialogProps) {
  const existing = 'id' in post ? post : undefined;
  const templateId = 'id' in post ? undefined : post.templateId;
  const save = useSavePost();
  const form = useSchemaForm<TypedPost>(postSchema, {
    defaultValues: {
      content: post.content,
      platforms: [...post.platforms],
      imageUrl: existing?.imageUrl ?? '',
      scheduledFor: toLocalInput(existing?.scheduledFor ?? null),
    },
    serverError: save.error,
  });
  const { content, platforms, imageUrl, scheduledFor } = form.watch();
  const isUnfit = isRefused(content, platforms);
  const lacksPicture = imageUrl.trim() === '' && platforms.some(needsPicture);
  const submit = form.onSubmit((typed) => {
    const fields = { ...typed, scheduledFor: fromLocalInput(typed.scheduledFor) };
    return settle(
      save,
      existing ? { postId: existing.id, ...fields } : { ...fields, ...(templateId && { templateId }) },
      onClose,
    );
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={existing ? say('editPost') : say('newPost')}
      description={existing && problemOf(existing)}
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <TextareaField form={form} name="content" label={say('text')} rows={6} isInvalid={isUnfit} />
        <RoomLeft text={content} platforms={platforms} />
        <ChoicesField form={form} name="platforms" label={say('platforms')} options={socialPlatforms} />
        <TextField
          form={form}
          name="imageUrl"
          label={say('pictureLink')}
          note={say('optional')}
          hint={lacksPicture ? say('lacksPicture') : undefined}
          type="url"
          autoComplete="off"
          placeholder="https://"
        />
        <TextField
          form={form}
          name="scheduledFor"
          label={say('goesOut')}
          note={say('optional')}
          hint={say('goesOutHint')}
          type="datetime-local"
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" disabled={isUnfit} isBusy={save.isPending}>
            {fromLocalInput(scheduledFor) ? say('schedulePost') : say('saveDraft')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
