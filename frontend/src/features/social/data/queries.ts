import type { NewPost, PostChange, SocialPost } from '@presently/contracts/social/posts';
import type { NewTemplate, TemplateChange } from '@presently/contracts/social/templates';
import type { ScheduleToSave } from '@presently/contracts/social/schedule';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '../../../lib/api-error.js';
import { api } from '../../../lib/api.js';
import { pages } from '../../../lib/pages.js';
import { query } from '../../../lib/query.js';
import { readAgain } from '../../../lib/live/read-again.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { counted } from './texts.js';

export const postsQuery = infiniteQueryOptions(pages('GET /api/admin/social/posts', { limit: 200 }));
export const statsQuery = query('GET /api/admin/social/stats');
export const templatesQuery = query('GET /api/admin/social/templates');
export const scheduleQuery = query('GET /api/admin/social/config');

const fail = (fallback: string) => (error: Error) =>
  toast({ title: 'Error', description: messageOf(error, fallback), variant: 'destructive' });

/** Publishing takes a moment after its time. */
const publishingMs = 10_000;
const longestTimerMs = 24 * 60 * 60 * 1000;

/** Loads the posts again after the next of them is due: the service publishes by its own timer. */
export function useRefreshWhenDue(shown: readonly SocialPost[] | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    const times = (shown ?? [])
      .filter(({ status }) => status === 'scheduled')
      .map(({ nextTryAt, scheduledFor }) => Date.parse(nextTryAt ?? scheduledFor ?? ''))
      .filter((time) => !Number.isNaN(time));
    if (times.length === 0) return undefined;
    const waitMs = Math.max(Math.min(...times) - Date.now(), 0) + publishingMs;
    if (waitMs > longestTimerMs) return undefined;
    const timer = setTimeout(() => void readAgain(client, 'social-posts'), waitMs);
    return () => clearTimeout(timer);
  }, [client, shown]);
}

export function useInitializeTemplates() {
  return useMutation({
    mutationFn: () => api('POST /api/admin/social/init-templates', {}),
    onSuccess: ({ created }) => {
      toast({ title: 'Templates Initialized', description: `${counted(created, 'template')} to begin with.` });
    },
    onError: fail('Failed to initialize templates'),
  });
}

export function useScheduleWeek() {
  return useMutation({
    mutationFn: () => api('POST /api/admin/social/schedule-week', {}),
    onSuccess: ({ scheduled, skipped, fromHouse }) => {
      toast({ title: 'Posts Scheduled', description: summaryOf(scheduled, skipped, fromHouse) });
    },
    onError: fail('Failed to schedule posts'),
  });
}

function summaryOf(scheduled: number, skipped: number, fromHouse: number): string {
  if (scheduled === 0) return 'The next seven days were full already.';
  const kept = skipped > 0 ? ` ${counted(skipped, 'time')} had one already.` : '';
  const own =
    fromHouse > 0
      ? ` The AI did not write ${fromHouse === scheduled ? 'any' : fromHouse} of them: our own texts stand in.`
      : '';
  return `${counted(scheduled, 'post')} for the next seven days.${kept}${own}`;
}

export function usePublishPost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (postId: string) => api('POST /api/admin/social/publish/:postId', { postId }),
    onSuccess: ({ errorMessage, ayrsharePostIds }) =>
      toast({
        title: 'Post Published',
        description:
          errorMessage ?? `It is out on ${(ayrsharePostIds ?? []).map(({ platform }) => platform).join(', ')}.`,
      }),
    onError: (error) => {
      fail('Failed to publish post')(error);
      // The post shows why.
      return readAgain(client, 'social-posts');
    },
  });
}

export function useProcessPending() {
  return useMutation({
    mutationFn: () => api('POST /api/admin/social/process-pending', {}),
    onSuccess: ({ processed, posted, failed, retrying }) => {
      const parts = [
        posted > 0 && `${posted} published`,
        failed > 0 && `${failed} failed`,
        retrying > 0 && `${retrying} to be tried again`,
      ].filter(Boolean);
      const description = processed === 0 ? 'Nothing is due right now.' : `${parts.join(', ')}.`;
      toast({ title: 'Posts Processed', description });
    },
    onError: fail('Failed to process pending posts'),
  });
}

export function usePreview() {
  return useMutation({
    mutationFn: (templateId: string) => api('POST /api/admin/social/preview', { templateId }),
    onError: fail('Failed to generate preview'),
  });
}

export function useSaveSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (schedule: ScheduleToSave) => api('PUT /api/admin/social/config', schedule),
    onSuccess: (saved) => {
      toast({ title: 'Schedule Saved' });
      client.setQueryData(scheduleQuery.queryKey, saved);
    },
    onError: fail('Failed to save the schedule'),
  });
}

/** Adds a template; with an id, changes it. */
export function useSaveTemplate() {
  return useMutation({
    mutationFn: (template: NewTemplate | TemplateChange) =>
      'templateId' in template
        ? api('PATCH /api/admin/social/templates/:templateId', template)
        : api('POST /api/admin/social/templates', template),
    onError: fail('Failed to save the template'),
  });
}

export function useRemoveTemplate() {
  return useMutation({
    mutationFn: (templateId: string) => api('DELETE /api/admin/social/templates/:templateId', { templateId }),
    onSuccess: () => {
      toast({ title: 'Template Deleted' });
    },
    onError: fail('Failed to delete the template'),
  });
}

/** Adds a post; with an id, changes it. */
export function useSavePost() {
  return useMutation({
    mutationFn: (post: NewPost | PostChange) =>
      'postId' in post ? api('PATCH /api/admin/social/posts/:postId', post) : api('POST /api/admin/social/posts', post),
    onSuccess: ({ status }) => {
      toast({ title: status === 'scheduled' ? 'Post Scheduled' : 'Draft Saved' });
    },
    onError: fail('Failed to save the post'),
  });
}

export function useRemovePost() {
  return useMutation({
    mutationFn: (postId: string) => api('DELETE /api/admin/social/posts/:postId', { postId }),
    onSuccess: () => {
      toast({ title: 'Post Deleted' });
    },
    onError: fail('Failed to delete the post'),
  });
}
