import { isOk, type Answer } from '../browser.ts';
import type { Payer } from '../ledger.ts';
import { newMember, perform, steadily, type Member, type Scene } from './people.ts';

const goodCard = '4242424242424242';

/** What the sandbox's own calls answer; 0 when nobody was there. */
async function sandbox(scene: Scene, path: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(scene.sandboxUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: undefined };
  }
}

/** Chooses Pro and pays; what follows of it reaches the product by the provider's webhook alone. */
export async function subscribe(scene: Scene, member: Member): Promise<Payer> {
  const payer: Payer = { userId: member.id, email: member.email, expected: 'free' };
  scene.ledger.payers.push(payer);
  const config = await perform(scene, 'read plans', member.browser, 'GET /api/billing/config');
  if (!isOk(config)) return payer;
  const [plan] = config.body.plans as { priceId: string }[];
  const chosen = await perform(scene, 'choose plan', member.browser, 'POST /api/create-subscription', {
    body: { priceId: plan!.priceId },
    patienceMs: 20_000,
  });
  if (!isOk(chosen)) return payer;
  const paid = await sandbox(scene, '/payments/confirm', { clientSecret: chosen.body.clientSecret, card: goodCard });
  payer.expected = isOk(paid) ? 'pro' : 'unknown';
  return payer;
}

/** Newcomers who buy a plan; every third of them lets it end. */
export function payers(scene: Scene): Promise<void> {
  let nth = 0;
  return steadily(scene, 9_000, async () => {
    const member = await newMember(scene, 'payer');
    if (!member) return;
    const payer = await subscribe(scene, member);
    nth += 1;
    if (payer.expected !== 'pro' || nth % 3 !== 0) return;
    const cancelled = await perform(scene, 'cancel plan', member.browser, 'POST /api/cancel-subscription');
    if (!isOk(cancelled)) return;
    const over = await sandbox(scene, '/payments/advance', { userEmail: member.email });
    payer.expected = isOk(over) ? 'free' : 'unknown';
  });
}
