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
import { socialWords as say } from '../../../languages/social/en.js';
import { spokenLocale } from '../../../languages/words.js';
import { problemOf, refusalOf } from './post-problems.js';

export const postsQuery = infiniteQueryOptions(pages('GET /api/admin/social/posts', { limit: 200 }));
export const statsQuery = query('GET /api/admin/social/stats');
export const templatesQuery = query('GET /api/admin/social/templates');
export const scheduleQuery = query('GET /api/admin/social/config');

const fail = (fallback: Failure) => (error: Error) =>
  toast({ title: say('error'), description: messageOf(error, say(fallback)), variant: 'destructive' });

/** What could not be done, by the key of its sentence. */
type Failure =
  | `${'initialize' | 'schedule' | 'process' | 'generate'}Failed`
  | `${'schedule' | 'template' | 'post'}NotSaved`
  | `${'template' | 'post'}NotDeleted`;

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
      toast({ title: say('templatesInitialized'), description: say('templatesInitializedText', { count: created }) });
    },
    onError: fail('initializeFailed'),
  });
}

export function useScheduleWeek() {
  return useMutation({
    mutationFn: () => api('POST /api/admin/social/schedule-week', {}),
    onSuccess: ({ scheduled, skipped, fromHouse }) => {
      toast({ title: say('postsScheduled'), description: summaryOf(scheduled, skipped, fromHouse) });
    },
    onError: fail('scheduleFailed'),
  });
}

function summaryOf(scheduled: number, skipped: number, fromHouse: number): string {
  if (scheduled === 0) return say('weekFull');
  const own = fromHouse === 0 ? 'none' : fromHouse === scheduled ? 'all' : 'some';
  return say('weekFilled', { count: scheduled, skipped, own, house: fromHouse });
}

export function usePublishPost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (postId: string) => api('POST /api/admin/social/publish/:postId', { postId }),
    onSuccess: (post) =>
      toast({
        title: say('postPublished'),
        description:
          problemOf(post) ??
          say('isOutOn', { platforms: (post.ayrsharePostIds ?? []).map(({ platform }) => platform).join(', ') }),
      }),
    onError: (error) => {
      toast({ title: say('error'), description: refusalOf(error, say('publishFailed')), variant: 'destructive' });
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
        posted > 0 && say('countPublished', { count: posted }),
        failed > 0 && say('countFailed', { count: failed }),
        retrying > 0 && say('countRetrying', { count: retrying }),
      ].filter((part) => part !== false);
      const list = new Intl.ListFormat(spokenLocale(), { style: 'narrow' });
      const description = processed === 0 ? say('nothingDue') : say('processed', { parts: list.format(parts) });
      toast({ title: say('postsProcessed'), description });
    },
    onError: fail('processFailed'),
  });
}

export function usePreview() {
  return useMutation({
    mutationFn: (templateId: string) => api('POST /api/admin/social/preview', { templateId }),
    onError: fail('generateFailed'),
  });
}

export function useSaveSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (schedule: ScheduleToSave) => api('PUT /api/admin/social/config', schedule),
    onSuccess: (saved) => {
      toast({ title: say('scheduleSaved') });
      client.setQueryData(scheduleQuery.queryKey, saved);
    },
    onError: fail('scheduleNotSaved'),
  });
}

/** Adds a template; with an id, changes it. */
export function useSaveTemplate() {
  return useMutation({
    mutationFn: (template: NewTemplate | TemplateChange) =>
      'templateId' in template
        ? api('PATCH /api/admin/social/templates/:templateId', template)
        : api('POST /api/admin/social/templates', template),
    onError: fail('templateNotSaved'),
  });
}

export function useRemoveTemplate() {
  return useMutation({
    mutationFn: (templateId: string) => api('DELETE /api/admin/social/templates/:templateId', { templateId }),
    onSuccess: () => {
      toast({ title: say('templateDeleted') });
    },
    onError: fail('templateNotDeleted'),
  });
}

/** Adds a post; with an id, changes it. */
export function useSavePost() {
  return useMutation({
    mutationFn: (post: NewPost | PostChange) =>
      'postId' in post ? api('PATCH /api/admin/social/posts/:postId', post) : api('POST /api/admin/social/posts', post),
    onSuccess: ({ status }) => {
      toast({ title: status === 'scheduled' ? say('postIsScheduled') : say('draftSaved') });
    },
    onError: fail('postNotSaved'),
  });
}

export function useRemovePost() {
  return useMutation({
    mutationFn: (postId: string) => api('DELETE /api/admin/social/posts/:postId', { postId }),
    onSuccess: () => {
      toast({ title: say('postDeleted') });
    },
    onError: fail('postNotDeleted'),
  });
}
