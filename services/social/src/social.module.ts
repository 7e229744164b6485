import { Module } from '@nestjs/common';
import { CollectAnalytics } from './analytics/collect-analytics.js';
import { PostsHandlers } from './posts/posts.handlers.js';
import { Ayrshare } from './ayrshare/ayrshare.js';
import { PublishPosts } from './publishing/publish-posts.js';
import { PublishingHandlers } from './publishing/publishing.handlers.js';
import { ScheduleWeek } from './schedule/schedule-week.js';
import { ScheduleHandlers } from './schedule/schedule.handlers.js';
import { StatsHandlers } from './stats.handlers.js';
import { TemplatesHandlers } from './templates/templates.handlers.js';
import { Model } from './writing/model.js';
import { PreviewHandlers } from './writing/preview.handlers.js';
import { Writer } from './writing/writer.js';

@Module({
  controllers: [TemplatesHandlers, PreviewHandlers, ScheduleHandlers, PostsHandlers, PublishingHandlers, StatsHandlers],
  providers: [Model, Writer, ScheduleWeek, Ayrshare, PublishPosts, CollectAnalytics],
})
export class SocialModule {}
