import { Keyset } from '@presently/messaging/keyset';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Template } from './template.entity.js';
import { toTemplate } from './templates.views.js';

const byCategory = Keyset.of('text', 'text', 'id');
type Key = readonly [category: string, name: string, id: string];

/** All templates by category, then by name. */
export const templatesOf = (em: EntityManager) => ({
  keyset: byCategory,
  read: (after: Key | undefined, count: number) =>
    em.find(Template, after ? behind(after) : {}, {
      orderBy: [{ category: 'asc' }, { name: 'asc' }, { id: 'asc' }],
      limit: count,
    }),
  keyOf: ({ category, name, id }: Template): Key => [category, name, id],
  present: toTemplate,
});

const behind = ([category, name, id]: Key) => ({
  $or: [{ category: { $gt: category } }, { category, name: { $gt: name } }, { category, name, id: { $gt: id } }],
});
