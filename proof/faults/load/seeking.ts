import { attempt, isOk } from './attempt.ts';
import { perform, steadily, type Member, type Scene } from './people.ts';

/** What the sandbox's hostile model writes, and no page may show. */
const hostile = /onerror|prizes\.example|ignore your instructions/i;

/** Requests ideas as the dialog does: server-sent events that end with `done`. */
export function seekers(scene: Scene, members: readonly Member[]): Promise<void> {
  let nth = 0;
  return steadily(scene, 5_000, async () => {
    // In turn: one alone would exceed the budget of an hour.
    const member = members[nth++ % members.length]!;
    const at = Date.now();
    const answer = await attempt(member.browser, `POST /api/recommendations/recipient/${member.recipientId}`, {
      headers: { accept: 'text/event-stream' },
      body: { budget: '50-100', refresh: true },
      timeoutMs: 30_000,
    });
    const isWhole = isOk(answer) && /^event: done$/m.test(answer.text) && !hostile.test(answer.text);
    scene.journal.note('seek ideas', at, isWhole ? 'ok' : 'fail');
  });
}

/** Adds posts as an administrator and publishes each at once. */
export function publishers(scene: Scene, admin: Member['browser']): Promise<void> {
  return steadily(scene, 12_000, async () => {
    const content = `Presents are for giving, part ${scene.ledger.next()}`;
    const body = { content, platforms: ['LinkedIn'] };
    const added = await perform(scene, 'add post', admin, 'POST /api/admin/social/posts', { body });
    if (!isOk(added)) return;
    const { id } = added.body as { id: string };
    scene.ledger.posts.push({ id, content });
    await perform(scene, 'publish post', admin, `POST /api/admin/social/publish/${id}`, { timeoutMs: 30_000 });
  });
}
