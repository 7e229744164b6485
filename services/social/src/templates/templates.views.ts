import type { SocialTemplate } from '@presently/contracts/social/templates';
import type { Template } from './template.entity.js';

export const toTemplate = (template: Template): SocialTemplate => ({
  id: template.id,
  name: template.name,
  category: template.category,
  prompt: template.prompt,
  platforms: template.platforms,
  isActive: template.isActive,
  createdAt: template.createdAt.toISOString(),
  updatedAt: template.updatedAt.toISOString(),
});
