import type { PostPreview, SocialTemplate } from '@presently/contracts/social/templates';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { socialWords as say } from '../../../languages/social/en.js';
import { Badge } from '../../../ui/display/badge.js';
import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { LoadError } from '../../../ui/states/load-error.js';
import { Loading } from '../../../ui/controls/loading.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { usePreview } from '../data/queries.js';
import { RoomLeft } from '../posts/room-left.js';

interface PreviewDialogProps {
  template: SocialTemplate;
  onUse: (preview: PostPreview) => void;
  onClose: () => void;
}

/** Generates as soon as it opens. */
export function PreviewDialog({ template, onUse, onClose }: PreviewDialogProps) {
  const { mutate, data, isPending, isError } = usePreview();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    mutate(template.id);
  }, [mutate, template.id]);

  return (
    <Dialog isOpen onOpenChange={onClose} title={template.name} description={say('previewLead')}>
      <div aria-live="polite" aria-busy={isPending}>
        {isPending && (
          <Loading className="grid gap-2">
            <Skeleton className="h-5" />
            <Skeleton className="h-5" />
            <Skeleton className="h-5 w-2/3" />
          </Loading>
        )}
        {isError && !isPending && <LoadError text={say('previewFailed')} onRetry={() => mutate(template.id)} />}
        {data && !isPending && (
          <div className="grid gap-4">
            <blockquote className="border-s-2 border-ribbon ps-4 text-lg whitespace-pre-wrap">
              {data.content}
            </blockquote>
            <RoomLeft text={data.content} platforms={data.platforms} />
            <Origin preview={data} />
          </div>
        )}
      </div>
      <DialogActions>
        <Button variant="quiet" isBusy={isPending} onClick={() => mutate(template.id)}>
          <RefreshCw aria-hidden />
          {say('tryAnother')}
        </Button>
        <Button disabled={!data || isPending} onClick={() => data && onUse(data)}>
          {say('useAsPost')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Origin({ preview: { source, isSandbox } }: { preview: PostPreview }) {
  if (source === 'house')
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Badge tone="amber">{say('ownText')}</Badge>
        {say('ownTextText')}
      </p>
    );
  return isSandbox ? <p className="text-sm text-ink-soft">{say('bySandbox')}</p> : null;
}
