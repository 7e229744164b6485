import { Browser, isOk, outcomeOf } from '../browser.ts';
import type { SentGift } from '../ledger.ts';
import { steadily, type Member, type Scene } from './people.ts';

const unfurler = 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)';

/** A page that was before somebody's eyes reports that, until it is heard. */
async function report(scene: Scene, { id, shareToken }: SentGift): Promise<void> {
  const stranger = new Browser(scene.url);
  const looks = scene.ledger.looks.get(id)!;
  looks.person = 'perhaps';
  await stranger.ask('GET', `/gift/${shareToken}`);
  const at = Date.now();
  const answer = await stranger.insist('POST', `/api/gifts/view/${shareToken}/seen`, {
    headers: { 'sec-fetch-dest': 'empty' },
  });
  scene.journal.note('view by page', at, outcomeOf(answer));
  if (isOk(answer)) looks.person = 'told';
}

/** The call of the specification: its answer is the gift, not a word about the view. */
async function call(scene: Scene, { id, shareToken }: SentGift): Promise<void> {
  const at = Date.now();
  scene.ledger.looks.get(id)!.person = 'perhaps';
  const answer = await new Browser(scene.url).ask('GET', `/api/gifts/view/${shareToken}`);
  scene.journal.note('view by call', at, outcomeOf(answer));
}

async function lookAsRobot(scene: Scene, { id, shareToken }: SentGift): Promise<void> {
  const robot = new Browser(scene.url);
  const headers = { 'user-agent': unfurler };
  scene.ledger.looks.get(id)!.others += 1;
  await robot.ask('GET', `/gift/${shareToken}`, { headers });
  await robot.ask('GET', `/api/gifts/view/${shareToken}`, { headers });
  await robot.ask('GET', `/api/gifts/view/${shareToken}`, { headers: { 'sec-purpose': 'prefetch' } });
}

async function lookAsSender(scene: Scene, { id, shareToken }: SentGift, sender: Member): Promise<void> {
  scene.ledger.looks.get(id)!.others += 1;
  await sender.browser.ask('GET', `/api/gifts/view/${shareToken}`);
  await sender.browser.ask('POST', `/api/gifts/view/${shareToken}/seen`, { headers: { 'sec-fetch-dest': 'empty' } });
}

/** Recipients, robots and curious senders: each gift is looked at by some of them, or by nobody. */
export function viewers(scene: Scene, members: readonly Member[]): Promise<void> {
  let nth = 0;
  return steadily(scene, 1_500, async () => {
    const { gifts, looks } = scene.ledger;
    const gift = gifts.findLast(({ id, dueAt }) => !looks.has(id) && dueAt < Date.now() - 3_000);
    if (!gift) return;
    looks.set(gift.id, { person: 'nobody', others: 0 });
    nth += 1;
    const sender = members.find(({ id }) => id === gift.userId);
    if (nth % 2 === 0) await lookAsRobot(scene, gift);
    else if (sender) await lookAsSender(scene, gift, sender);
    if (nth % 4 === 1) await call(scene, gift);
    else if (nth % 4 >= 2) await report(scene, gift);
  });
}
