import type { SocialPost } from '@presently/contracts/social/posts';
import {
  consoleLimits,
  needsPicture,
  socialPlatforms,
  tooLongFor,
  type SocialPlatform,
} from '@presently/rules/social-platforms';
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog, DialogActions } from '../../ui/dialog.js';
import { Field, Input, Textarea } from '../../ui/field.js';
import { Choices } from './choices.js';
import { fromLocalInput, toLocalInput } from './moments.js';
import { useSavePost } from './queries.js';
import { RoomLeft } from './room-left.js';

/** What the form begins with. */
export interface PostToWrite {
  content: string;
  platforms: readonly SocialPlatform[];
  templateId?: string;
}

interface PostDialogProps {
  /** A post that there is, or what a new one begins with. */
  post: SocialPost | PostToWrite;
  onClose: () => void;
}

export function PostDialog({ post, onClose }: PostDialogProps) {
  const existing = 'id' in post ? post : undefined;
  const [content, setContent] = useState(post.content);
  const [platforms, setPlatforms] = useState<SocialPlatform[]>([...post.platforms]);
  const [imageUrl, setImageUrl] = useState(existing?.imageUrl ?? '');
  const [time, setTime] = useState(toLocalInput(existing?.scheduledFor ?? null));
  const [wasTried, setWasTried] = useState(false);
  const save = useSavePost();
  const tooLong = tooLongFor(content, platforms);
  const isBlank = content.trim() === '';
  const scheduledFor = fromLocalInput(time);
  const lacksPicture = imageUrl.trim() === '' && platforms.some(needsPicture);

  function submit() {
    setWasTried(true);
    if (save.isPending || isBlank || platforms.length === 0 || tooLong.length > 0) return;
    const fields = { content: content.trim(), platforms, imageUrl: imageUrl.trim(), scheduledFor };
    const templateId = 'templateId' in post && !existing ? post.templateId : undefined;
    save.mutate(existing ? { postId: existing.id, ...fields } : { ...fields, ...(templateId && { templateId }) }, {
      onSuccess: onClose,
    });
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={existing ? 'Edit Post' : 'New Post'}
      description={existing?.errorMessage ?? undefined}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Text" error={wasTried && isBlank ? 'Write something to post' : undefined}>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              value={content}
              maxLength={consoleLimits.content}
              onChange={({ target }) => setContent(target.value)}
              {...(tooLong.length > 0 && { 'aria-invalid': true })}
            />
          )}
        </Field>
        <RoomLeft text={content} platforms={platforms} />
        <Choices
          label="Platforms"
          options={socialPlatforms}
          chosen={platforms}
          onChange={setPlatforms}
          error={wasTried && platforms.length === 0 ? 'Choose at least one platform' : undefined}
        />
        <Field
          label="Picture link"
          note="optional"
          hint={lacksPicture ? 'Instagram takes no post without a picture and will be left out.' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              value={imageUrl}
              autoComplete="off"
              placeholder="https://"
              onChange={({ target }) => setImageUrl(target.value)}
            />
          )}
        </Field>
        <Field label="Goes out" note="optional" hint="Without a time it is kept as a draft.">
          {(control) => (
            <Input {...control} type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
          )}
        </Field>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={tooLong.length > 0} isBusy={save.isPending}>
            {scheduledFor ? 'Schedule Post' : 'Save Draft'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
