import type { SentGift } from './ledger.ts';
import { visitIn } from '../../world/client.ts';
import { attempt, insist, isOk, newBrowser, outcomeOf } from './attempt.ts';
import { steadily, type Member, type Scene } from './people.ts';

const unfurler = 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)';

/** Reports a view until there is an answer, as the gift page does. */
async function report(scene: Scene, { id, shareToken }: SentGift): Promise<void> {
  const stranger = newBrowser(scene.url);
  const looks = scene.ledger.looks.get(id)!;
  looks.person = 'unknown';
  const page = await insist(stranger, `GET /gift/${shareToken}`, { headers: { 'sec-fetch-dest': 'document' } });
  const visit = visitIn(page);
  if (visit === undefined) return;
  const at = Date.now();
  const answer = await insist(stranger, `POST /api/gifts/view/${shareToken}/seen`, {
    headers: { 'sec-fetch-dest': 'empty' },
    body: { visit },
  });
  scene.journal.note('view by page', at, outcomeOf(answer));
  if (!isOk(answer)) return;
  looks.person = 'confirmed';
  // At once, so that the thanks are close behind the view.
  if (scene.random.between(0, 1) < 0.5)
    await attempt(stranger, `POST /api/gifts/view/${shareToken}/thanks`, { body: { drawing: 'heart' } });
}

/** The view call of the specification. Its answer does not confirm the view. */
async function call(scene: Scene, { id, shareToken }: SentGift): Promise<void> {
  const at = Date.now();
  scene.ledger.looks.get(id)!.person = 'unknown';
  const answer = await attempt(newBrowser(scene.url), `GET /api/gifts/view/${shareToken}`);
  scene.journal.note('view by call', at, outcomeOf(answer));
}

async function viewAsRobot(scene: Scene, { id, shareToken }: SentGift): Promise<void> {
  const robot = newBrowser(scene.url);
  const headers = { 'user-agent': unfurler };
  scene.ledger.looks.get(id)!.others += 1;
  await attempt(robot, `GET /gift/${shareToken}`, { headers });
  await attempt(robot, `GET /api/gifts/view/${shareToken}`, { headers });
  await attempt(robot, `GET /api/gifts/view/${shareToken}`, { headers: { 'sec-purpose': 'prefetch' } });
}

async function viewAsSender(scene: Scene, { id, shareToken }: SentGift, sender: Member): Promise<void> {
  scene.ledger.looks.get(id)!.others += 1;
  await attempt(sender.browser, `GET /api/gifts/view/${shareToken}`);
  await attempt(sender.browser, `POST /api/gifts/view/${shareToken}/seen`, { headers: { 'sec-fetch-dest': 'empty' } });
}

/** Recipients, robots and senders view some of the gifts. */
export function viewers(scene: Scene, members: readonly Member[]): Promise<void> {
  let nth = 0;
  return steadily(scene, 1_500, async () => {
    const { gifts, looks } = scene.ledger;
    const gift = gifts.findLast(({ id, dueAt }) => !looks.has(id) && dueAt < Date.now() - 3_000);
    if (!gift) return;
    looks.set(gift.id, { person: 'none', others: 0 });
    nth += 1;
    const sender = members.find(({ id }) => id === gift.userId);
    if (nth % 2 === 0) await viewAsRobot(scene, gift);
    else if (sender) await viewAsSender(scene, gift, sender);
    if (nth % 4 === 1) await call(scene, gift);
    else if (nth % 4 >= 2) await report(scene, gift);
  });
}
