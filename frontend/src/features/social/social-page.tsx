import type { SocialTemplate } from '@presently/contracts/social/templates';
import type { SocialPost } from '@presently/contracts/social/posts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { socialWords as say } from '../../languages/social/en.js';
import { messageOf } from '../../lib/api-error.js';
import { LoadError } from '../../ui/states/load-error.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import type { PostToWrite } from './posts/post-dialog.js';
import { postsQuery, scheduleQuery, statsQuery, templatesQuery, useRefreshWhenDue } from './data/queries.js';
import { QuickActions } from './quick-actions.js';
import { RecentPosts } from './posts/recent-posts.js';
import { RemoveDialog } from './remove-dialog.js';
import { ScheduleCard } from './schedule/schedule-card.js';
import { StatCards } from './stat-cards.js';
import { TemplateList } from './templates/template-list.js';
import { WeekCalendar } from './posts/week-calendar.js';

// Dialogs are fetched when they open.
const PostDialog = lazyPart(async () => ({ default: (await import('./posts/post-dialog.js')).PostDialog }));
const PreviewDialog = lazyPart(async () => ({
  default: (await import('./templates/preview-dialog.js')).PreviewDialog,
}));
const ScheduleDialog = lazyPart(async () => ({
  default: (await import('./schedule/schedule-dialog.js')).ScheduleDialog,
}));
const TemplateDialog = lazyPart(async () => ({
  default: (await import('./templates/template-dialog.js')).TemplateDialog,
}));

type Open =
  | { dialog: 'schedule' }
  | { dialog: 'template'; template: SocialTemplate | undefined }
  | { dialog: 'preview'; template: SocialTemplate }
  | { dialog: 'post'; post: SocialPost | PostToWrite }
  | { dialog: 'remove'; what: { template: SocialTemplate } | { post: SocialPost } };

const blank: PostToWrite = { content: '', platforms: ['X', 'LinkedIn', 'Facebook'] };

/** Whether a read has failed and there is nothing to show from before. */
const lacks = ({ isError, data }: { isError: boolean; data?: unknown }) => isError && data === undefined;

export function SocialPage() {
  const stats = useQuery(statsQuery);
  const posts = useInfiniteQuery(postsQuery);
  const templates = useQuery(templatesQuery);
  const schedule = useQuery(scheduleQuery);
  useRefreshWhenDue(posts.data);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const editPost = (post: SocialPost) => setOpen({ dialog: 'post', post });
  const categories = [...new Set(templates.data?.map(({ category }) => category))];
  const troubles = [stats, templates, schedule].filter(({ isError }) => isError);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-10">
      <header>
        <PageHeading>{say('title')}</PageHeading>
        <p className="mt-2 text-ink-soft">{say(stats.data?.isSandbox ? 'leadSandbox' : 'lead')}</p>
      </header>
      {!lacks(stats) && <StatCards stats={stats.data} />}
      <QuickActions
        hasTemplates={templates.data && templates.data.length > 0}
        hasSchedule={schedule.data === undefined ? undefined : schedule.data !== null}
        onWrite={() => setOpen({ dialog: 'post', post: blank })}
      />
      {troubles[0] && (
        <LoadError
          text={messageOf(troubles[0].error, say('consoleFailed'))}
          onRetry={() => void Promise.all(troubles.map(({ refetch }) => refetch()))}
        />
      )}
      {!lacks(posts) && <WeekCalendar posts={posts} onOpen={editPost} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 sm:gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {!lacks(templates) && (
          <TemplateList
            templates={templates.data}
            onAdd={() => setOpen({ dialog: 'template', template: undefined })}
            onPreview={(template) => setOpen({ dialog: 'preview', template })}
            onEdit={(template) => setOpen({ dialog: 'template', template })}
            onDelete={(template) => setOpen({ dialog: 'remove', what: { template } })}
          />
        )}
        {!lacks(schedule) && (
          <div className="max-lg:row-start-1">
            <ScheduleCard schedule={schedule.data} onEdit={() => setOpen({ dialog: 'schedule' })} />
          </div>
        )}
      </div>
      <RecentPosts posts={posts} onEdit={editPost} onDelete={(post) => setOpen({ dialog: 'remove', what: { post } })} />

      <Suspense>
        {open?.dialog === 'schedule' && (
          <ScheduleDialog schedule={schedule.data ?? null} categories={categories} onClose={close} />
        )}
        {open?.dialog === 'template' && (
          <TemplateDialog template={open.template} categories={categories} onClose={close} />
        )}
        {open?.dialog === 'preview' && (
          <PreviewDialog
            template={open.template}
            onUse={({ content, platforms }) =>
              setOpen({ dialog: 'post', post: { content, platforms, templateId: open.template.id } })
            }
            onClose={close}
          />
        )}
        {open?.dialog === 'post' && <PostDialog post={open.post} onClose={close} />}
        {open?.dialog === 'remove' && <RemoveDialog what={open.what} onClose={close} />}
      </Suspense>
    </div>
  );
}
