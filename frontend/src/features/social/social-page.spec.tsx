import '../../testing/jsdom-gaps.js';
import type { CodedProblem } from '@presently/contracts/kit/coded-problem';
import type { SocialPost } from '@presently/contracts/social/posts';
import type { SocialTemplate } from '@presently/contracts/social/templates';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../domain/user/query-client.js';
import { de } from '../../languages/de.js';
import { speak } from '../../languages/words.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { SocialPage } from './social-page.js';
import { answerWith } from '../../testing/answers.js';

const now = '2026-11-21T09:00:00.000Z';
const aTemplate = (given: Partial<SocialTemplate> = {}): SocialTemplate => ({
  id: '00000000-0000-7000-8000-00000000000a',
  name: 'One line',
  category: 'Gift ideas',
  prompt: 'Write.',
  platforms: ['X'],
  isActive: true,
  createdAt: now,
  updatedAt: now,
  ...given,
});
let nth = 0;
const aPost = (given: Partial<SocialPost> = {}): SocialPost => ({
  id: `00000000-0000-7000-8000-${String(++nth).padStart(12, '0')}`,
  templateId: null,
  content: `Post ${nth}`,
  imageUrl: null,
  platforms: ['X'],
  status: 'draft',
  scheduledFor: null,
  postedAt: null,
  ayrsharePostIds: null,
  analytics: null,
  errorMessage: null,
  source: 'person',
  isPublishing: false,
  nextTryAt: null,
  createdAt: now,
  updatedAt: now,
  ...given,
});

/** What the console's reads answer, by path. */
let answers: Record<string, unknown>;
/** Reads that fail, by path. */
let down: string[];
/** Calls that are refused, by the end of their path. */
let refusals: Record<string, object>;
beforeEach(() => {
  [down, refusals] = [[], {}];
  answers = {
    stats: { totalPosts: 12, publishedPosts: 4, scheduledPosts: 7, templates: 8, activeTemplates: 6, isSandbox: false },
    posts: [],
    templates: [aTemplate()],
    config: null,
  };
  answerWith(({ line }) => {
    const path = line.split('?')[0]!.split('/').at(-1)!;
    if (refusals[path]) return [422, refusals[path]];
    return down.includes(path)
      ? [503, { code: 'unavailable', message: 'This part is not available right now.' }]
      : [200, answers[path]];
  });
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SocialPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const recent = () => screen.findByRole('region', { name: 'Recent Posts' });

describe('The console', () => {
  afterEach(() => speak('en'));

  it('counts posts and templates', async () => {
    show();
    expect(await screen.findByText('4 published')).toBeTruthy();
    expect(screen.getByText('6 active')).toBeTruthy();
  });

  it('offers prepared templates only without templates, and a week only with a schedule', async () => {
    answers['templates'] = [];
    show();
    expect(await screen.findByRole('button', { name: 'Initialize Templates' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule Next Week' }).disabled).toBe(true);
    expect(screen.getByText('Configure your posting schedule first')).toBeTruthy();
  });

  it('shows the beginning of prompts and posts, ten posts until more are asked for', async () => {
    answers['templates'] = [aTemplate({ prompt: 'p'.repeat(130) })];
    answers['posts'] = [aPost({ content: 'c'.repeat(210) }), ...Array.from({ length: 11 }, () => aPost())];
    show();
    expect(await screen.findByText(`${'p'.repeat(120)}…`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Initialize Templates' })).toBeNull();
    const posts = await recent();
    expect(await within(posts).findByText(`${'c'.repeat(200)}…`)).toBeTruthy();
    expect(within(posts).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(within(posts).getByRole('button', { name: 'Show more posts' }));
    expect(within(posts).getAllByRole('listitem')).toHaveLength(12);
  });

  it('offers to publish scheduled posts, and no others', async () => {
    const scheduledFor = '2026-11-23T09:00:00.000Z';
    answers['posts'] = [
      aPost({ status: 'scheduled', scheduledFor }),
      aPost({ status: 'posted', scheduledFor, postedAt: scheduledFor }),
      aPost({ status: 'failed', scheduledFor, errorMessage: 'X is not linked at Ayrshare.' }),
      aPost(),
    ];
    show();
    const posts = await recent();
    expect(await within(posts).findByText('X is not linked at Ayrshare.')).toBeTruthy();
    expect(within(posts).getAllByRole('button', { name: 'Publish Now' })).toHaveLength(1);
    expect(within(posts).getAllByRole('button', { name: /^More for/ })).toHaveLength(3);
    expect(within(posts).getAllByRole('button', { name: 'Change and Reschedule' })).toHaveLength(1);
  });

  it('moves the focus to what a button has made when the button goes with its press', async () => {
    const scheduledFor = '2026-11-23T09:00:00.000Z';
    answers['templates'] = [];
    const waiting = aPost({ status: 'scheduled', scheduledFor });
    const failing = aPost({ status: 'scheduled', scheduledFor });
    answers['posts'] = [waiting, failing];
    show();
    const initialize = await screen.findByRole('button', { name: 'Initialize Templates' });
    answers['init-templates'] = { created: 1 };
    answers['templates'] = [aTemplate()];
    await userEvent.click(initialize);
    await waitFor(() => expect(initialize.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Templates' }));

    const posts = await recent();
    const press = async (post: SocialPost, after: Partial<SocialPost>) => {
      const row = within(posts).getByText(post.content).closest('li')!;
      const button = within(row).getByRole('button', { name: 'Publish Now' });
      answers[post.id] = Object.assign(aPost(), post, after);
      answers['posts'] = (answers['posts'] as SocialPost[]).map((each) =>
        each.id === post.id ? answers[post.id] : each,
      );
      await userEvent.click(button);
      await waitFor(() => expect(button.isConnected).toBe(false));
      await waitFor(() => expect(document.activeElement).toBe(row));
    };
    await press(waiting, { status: 'posted', postedAt: now, ayrsharePostIds: [] });
    down.push(failing.id);
    await press(failing, { status: 'failed', errorMessage: 'X is not linked at Ayrshare.' });
  });

  it('says in words what the chart of a post shows', async () => {
    const platforms = [{ platform: 'X' as const, views: 90, likes: 7, comments: null, shares: 2 }];
    answers['posts'] = [aPost({ status: 'posted', postedAt: now, analytics: { platforms, fetchedAt: now } })];
    show();
    expect(await screen.findByRole('img', { name: 'Views by platform. X: 90 views, 7 likes, 2 shares.' })).toBeTruthy();
  });

  it('says what could not be loaded, and claims nothing about it', async () => {
    down = ['stats', 'posts', 'templates', 'config'];
    show();
    expect(await screen.findAllByText('This part is not available right now.')).toHaveLength(2);
    await waitFor(() => expect(document.querySelector('[aria-busy=true], [aria-hidden].animate-breathe')).toBeNull());
    for (const claim of [/^No templates yet/, /^Configure your posting schedule/, 'Nothing'])
      expect(screen.queryByText(claim)).toBeNull();

    down = [];
    for (const again of screen.getAllByRole('button', { name: 'Try Again' })) await userEvent.click(again);
    expect(await screen.findByText('4 published')).toBeTruthy();
    expect(await screen.findByText('One line')).toBeTruthy();
    expect(await screen.findByText('No posts yet')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('speaks the page’s language', async () => {
    speak('de', de);
    const scheduledFor = '2026-11-23T09:00:00.000Z';
    answers['posts'] = [aPost({ status: 'failed', scheduledFor, errorMessage: 'X is not linked at Ayrshare.' })];
    show();
    expect(await screen.findByText('Online: 4')).toBeTruthy();
    const posts = within(await screen.findByRole('region', { name: 'Neueste Beiträge' }));
    expect(await posts.findByText('Fehlgeschlagen')).toBeTruthy();
    expect(posts.getByText(/^War geplant: 23\. Nov\. 2026/)).toBeTruthy();
  });

  it('says in the page’s language why a post failed, in its row and in its dialog', async () => {
    speak('de', de);
    const problems: CodedProblem[] = [
      { code: 'not-linked', params: { network: 'LinkedIn' } },
      { code: 'network-says', params: { network: 'X', text: 'No way' } },
    ];
    answers['posts'] = [aPost({ status: 'failed', scheduledFor: now, errorMessage: 'LinkedIn is not …', problems })];
    show();
    const posts = within(await screen.findByRole('region', { name: 'Neueste Beiträge' }));
    const words = /^LinkedIn ist bei Ayrshare nicht verbunden\. .* X meldet: „No way“$/;
    const isProblem = (_text: string, element: Element | null) => words.test(element?.textContent ?? '');
    expect(await posts.findByText(isProblem, { selector: 'p' })).toBeTruthy();
    await userEvent.click(posts.getByRole('button', { name: 'Ändern und neu planen' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(isProblem, { selector: 'p' })).toBeTruthy();
    expect(screen.queryByText(/LinkedIn is not/)).toBeNull();
  });

  it('says in the page’s language why a post was refused, and in English what has no code', async () => {
    speak('de', de);
    const refused = aPost({ status: 'scheduled', scheduledFor: '2026-11-23T09:00:00.000Z' });
    answers['posts'] = [refused];
    const problems = [{ code: 'posted-already', params: { network: 'X' } }];
    const message = 'X: this text has been posted there already. Change the wording and try again.';
    show();
    const posts = within(await screen.findByRole('region', { name: 'Neueste Beiträge' }));
    const toastAfter = async (body: object) => {
      refusals[refused.id] = body;
      await userEvent.click(await posts.findByRole('button', { name: 'Jetzt veröffentlichen' }));
      await waitFor(() => expect(shownToast()?.variant).toBe('destructive'));
      const { description, id } = shownToast()!;
      dismissToast(id);
      return render(<p>{description}</p>).container.textContent;
    };
    expect(await toastAfter({ code: 'post.refused', message, problems })).toMatch(
      /^X: Dieser Text wurde dort schon veröffentlicht\. /,
    );
    expect(await toastAfter({ code: 'post.refused', message })).toBe(message);
  });

  it('claims nothing while it loads', () => {
    show();
    expect(screen.queryByText(/^No templates yet/)).toBeNull();
    expect(screen.queryByText('Nothing')).toBeNull();
  });
});
