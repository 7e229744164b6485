import {
  addTemplate,
  changeTemplate,
  initializeTemplates,
  initialTemplates,
  listTemplates,
  removeTemplate,
  type InitializedTemplates,
  type NewTemplate,
  type SocialTemplate,
  type TemplateChange,
  type TemplateId,
} from '@presently/contracts/social/templates';
import type { Success } from '@presently/contracts/kit/empty-messages';
import type { PageRequest } from '@presently/contracts/kit/page';
import { Handles } from '@presently/messaging/handles';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound, Problem } from '@presently/messaging/problem';
import { consoleLimits } from '@presently/rules/social-platforms';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { lockTask } from '../lock-task.js';
import { starterTemplates } from './starter-templates.js';
import { Template } from './template.entity.js';
import { templatesOf } from './templates.queries.js';
import { toTemplate } from './templates.views.js';

@Controller()
export class TemplatesHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Handles(listTemplates)
  async list(page: PageRequest): Promise<Page<SocialTemplate>> {
    return readPage(listTemplates, page, templatesOf(this.em));
  }

  /** Adds the starter templates if there are none. A concurrent call adds nothing. */
  @Handles(initializeTemplates)
  async initialize(): Promise<InitializedTemplates> {
    return this.em.transactional(async (tx) => {
      await lockTask(tx, 'templates');
      const isEmpty = (await tx.count(Template)) === 0;
      const created = isEmpty ? starterTemplates : [];
      for (const starter of created) this.create(tx, starter);
      await tx.flush();
      const templates = await templatesOf(tx).read(undefined, initialTemplates);
      return { created: created.length, templates: templates.map(toTemplate) };
    });
  }

  @Handles(addTemplate)
  async add(input: NewTemplate): Promise<SocialTemplate> {
    return this.em.transactional(async (tx) => {
      await lockTask(tx, 'templates');
      if ((await tx.count(Template)) >= consoleLimits.templates)
        throw new Problem('template.limit-reached', 409, `There may be at most ${consoleLimits.templates} templates.`);
      return toTemplate(this.create(tx, input));
    });
  }

  @Handles(changeTemplate)
  async change({ templateId, ...change }: TemplateChange): Promise<SocialTemplate> {
    return this.em.transactional(async (tx) => {
      const template = await tx.findOne(Template, { id: templateId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!template) throw notFound('Template');
      template.change(change, this.clock.now());
      return toTemplate(template);
    });
  }

  @Handles(removeTemplate)
  async remove({ templateId }: TemplateId): Promise<Success> {
    if ((await this.em.nativeDelete(Template, { id: templateId })) === 0) throw notFound('Template');
    return { success: true };
  }

  private create(em: EntityManager, { name, category, prompt, platforms, isActive }: NewTemplate): Template {
    const now = this.clock.now();
    return em.create(Template, {
      id: randomUUID(),
      name,
      category,
      prompt,
      platforms: [...platforms],
      isActive: isActive ?? true,
      createdAt: now,
      updatedAt: now,
    });
  }
}
