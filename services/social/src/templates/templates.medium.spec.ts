import { addPost, listPosts } from '@presently/contracts/social/posts';
import {
  addTemplate,
  changeTemplate,
  initializeTemplates,
  listTemplates,
  previewPost,
  removeTemplate,
} from '@presently/contracts/social/templates';
import { getSocialStats } from '@presently/contracts/social/stats';
import { tooLongFor } from '@presently/rules/post-length';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { admin } from '../../test/callers.js';
import { definition } from '../definition.js';

describe('templates', () => {
  let service: TestService;
  let call: ReturnType<TestService['as']>;
  beforeAll(async () => {
    service = await TestService.start(definition);
    call = service.as(admin);
  });
  afterAll(() => service.stop());
  beforeEach(() => service.query('truncate social_post_templates, social_posts'));

  it('start with at least eight in four categories, once, also for calls at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call(initializeTemplates, {})));
    const created = answers.map((answer) => answer.created).toSorted((a, b) => a - b);
    expect(created.slice(0, 2)).toEqual([0, 0]);
    expect(created[2]).toBeGreaterThanOrEqual(8);
    const templates = await call(listTemplates, {});
    expect(templates).toHaveLength(created[2]!);
    expect(new Set(templates.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
    expect(templates.every(({ isActive }) => isActive)).toBe(true);
  });

  it('are not added where some exist', async () => {
    await call(addTemplate, { name: 'Mine', category: 'Own', prompt: 'Write.', platforms: ['X'] });
    expect((await call(initializeTemplates, {})).created).toBe(0);
    expect(await call(listTemplates, {})).toMatchObject([{ name: 'Mine', isActive: true }]);
  });

  it('change in the given fields, and are counted', async () => {
    const { id } = await call(addTemplate, { name: 'Mine', category: 'Own', prompt: 'Write.', platforms: ['X'] });
    const changed = await call(changeTemplate, { templateId: id, isActive: false, platforms: ['Facebook'] });
    expect(changed).toMatchObject({ name: 'Mine', prompt: 'Write.', isActive: false, platforms: ['Facebook'] });
    expect(await call(getSocialStats, {})).toMatchObject({ templates: 1, activeTemplates: 0, totalPosts: 0 });
  });

  it('are deleted without the posts that were written from them', async () => {
    const { id } = await call(addTemplate, { name: 'Mine', category: 'Own', prompt: 'Write.', platforms: ['X'] });
    await call(addPost, { content: 'Hello', platforms: ['X'], templateId: id });
    await call(removeTemplate, { templateId: id });
    expect(await call(listTemplates, {})).toEqual([]);
    expect(await call(listPosts, {})).toMatchObject([{ content: 'Hello', templateId: null }]);
    await expect(call(removeTemplate, { templateId: id })).rejects.toMatchObject({ status: 404 });
  });

  it('have a preview from house posts, labelled so, without a model', async () => {
    const { templates } = await call(initializeTemplates, {});
    for (const template of templates) {
      const preview = await call(previewPost, { templateId: template.id });
      expect(preview).toMatchObject({ source: 'house', isSandbox: false, platforms: template.platforms });
      expect(tooLongFor(preview.content, template.platforms)).toEqual([]);
    }
    expect(await call(listPosts, {})).toEqual([]);
    await expect(call(previewPost, { templateId: randomUUID() })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['no platform', { platforms: [] }, 'platforms'],
    ['an unknown platform', { platforms: ['MySpace'] }, 'platforms'],
    ['a blank name', { name: ' ' }, 'name'],
    ['a blank prompt', { prompt: '' }, 'prompt'],
  ])('are refused with %s', async (_what, wrong, field) => {
    const input = { name: 'Mine', category: 'Own', prompt: 'Write.', platforms: ['X'], ...wrong };
    await expect(call(addTemplate, input as never)).rejects.toMatchObject({
      code: 'invalid-input',
      detail: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('accept platforms in any case, and X by its older name', async () => {
    const input = { name: 'Mine', category: 'Own', prompt: 'Write.', platforms: ['twitter', 'linkedin'] };
    expect(await call(addTemplate, input as never)).toMatchObject({ platforms: ['X', 'LinkedIn'] });
  });
});
