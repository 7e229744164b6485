import type { SocialPost } from '@presently/contracts/social/posts';
import { tooLongFor } from '@presently/rules/post-length';
import { consoleLimits, needsPicture, socialPlatforms, type SocialPlatform } from '@presently/rules/social-platforms';
import { maxLength } from '@presently/rules/vocabulary';
import * as v from 'valibot';
import { ChoicesField } from '../../../forms/choices-field.js';
import { optionalText, requiredText, someOf } from '../../../forms/rules.js';
import { settle } from '../../../forms/settle.js';
import { TextareaField, TextField } from '../../../forms/text-field.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { fromLocalInput, toLocalInput } from '../data/moments.js';
import { useSavePost } from '../data/queries.js';
import { RoomLeft } from './room-left.js';

/** `RoomLeft` shows it while the user writes. */
const tooLong = '';

const postSchema = v.pipe(
  v.object({
    content: requiredText(consoleLimits.content, 'Write something to post'),
    platforms: someOf(socialPlatforms, 'Choose at least one platform'),
    imageUrl: optionalText(maxLength.url),
    scheduledFor: v.pipe(
      v.string(),
      v.transform((typed) => fromLocalInput(typed)),
    ),
  }),
  v.check(({ content, platforms }) => tooLongFor(content, platforms).length === 0, tooLong),
);

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
  const form = useSchemaForm(postSchema, {
    defaultValues: {
      content: post.content,
      platforms: [...post.platforms],
      imageUrl: existing?.imageUrl ?? '',
      scheduledFor: toLocalInput(existing?.scheduledFor ?? null),
    },
    serverError: save.error,
  });
  const { content, platforms, imageUrl, scheduledFor } = form.watch();
  const isTooLong = tooLongFor(content, platforms).length > 0;
  const lacksPicture = imageUrl.trim() === '' && platforms.some(needsPicture);
  const submit = form.onSubmit((fields) =>
    settle(
      save,
      existing ? { postId: existing.id, ...fields } : { ...fields, ...(templateId && { templateId }) },
      onClose,
    ),
  );

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={existing ? 'Edit Post' : 'New Post'}
      description={existing?.errorMessage ?? undefined}
    >
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <TextareaField form={form} name="content" label="Text" rows={6} isInvalid={isTooLong} />
        <RoomLeft text={content} platforms={platforms} />
        <ChoicesField form={form} name="platforms" label="Platforms" options={socialPlatforms} />
        <TextField
          form={form}
          name="imageUrl"
          label="Picture link"
          note="optional"
          hint={lacksPicture ? 'Instagram takes no post without a picture and will be left out.' : undefined}
          type="url"
          autoComplete="off"
          placeholder="https://"
        />
        <TextField
          form={form}
          name="scheduledFor"
          label="Goes out"
          note="optional"
          hint="Without a time it is kept as a draft."
          type="datetime-local"
        />
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isTooLong} isBusy={save.isPending}>
            {fromLocalInput(scheduledFor) ? 'Schedule Post' : 'Save Draft'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
