import type { TemplateChange } from '@presently/contracts/social/templates';
import type { SocialPlatform } from '@presently/rules/social-platforms';
import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const TemplateSchema = defineEntity({
  name: 'Template',
  tableName: 'social_post_templates',
  indexes: [{ name: 'social_post_templates_order', properties: ['category', 'name', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    category: p.text(),
    /** The brief for the model. */
    prompt: p.text(),
    platforms: p.array().$type<SocialPlatform[]>(),
    isActive: p.boolean().default(true),
    createdAt: moment().defaultRaw('now()'),
    updatedAt: moment().defaultRaw('now()'),
  },
});

/** A brief for posts, with a category and platforms. */
export class Template extends TemplateSchema.class {
  /** Fields that are left out stay. */
  change(change: Omit<TemplateChange, 'templateId'>, now: Date): void {
    this.name = change.name ?? this.name;
    this.category = change.category ?? this.category;
    this.prompt = change.prompt ?? this.prompt;
    this.platforms = change.platforms ?? this.platforms;
    this.isActive = change.isActive ?? this.isActive;
    this.updatedAt = now;
  }
}
TemplateSchema.setClass(Template);
