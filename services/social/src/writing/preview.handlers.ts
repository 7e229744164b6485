import { previewPost, type PostPreview, type TemplateId } from '@presently/contracts/social/templates';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { notFound } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { recentTexts } from '../posts/recent-texts.js';
import { Template } from '../templates/template.entity.js';
import { Writer } from './writer.js';

/** Milliseconds of the call's time reserved for everything but the model. */
const reserve = 2_000;

@Controller()
export class PreviewHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly writer: Writer,
  ) {}

  @Handles(previewPost)
  async preview(
    { templateId }: TemplateId,
    { deadline, releaseSlot }: HandlerContext<typeof previewPost>,
  ): Promise<PostPreview> {
    const template = await this.em.findOne(Template, { id: templateId });
    if (!template) throw notFound('Template');
    const used = await recentTexts(this.em, this.clock.now());
    releaseSlot();
    const signal = AbortSignal.timeout(Math.max(0, deadline - Date.now() - reserve));
    const [post] = await this.writer.write(template, template.platforms, 1, used, signal);
    return { ...post!, platforms: template.platforms, isSandbox: post!.source === 'model' && this.writer.isSandbox };
  }
}
