import type { SandboxAnswer } from '../../world/sandbox.ts';
import type { Payer } from './ledger.ts';
import { isOk } from './attempt.ts';
import { newMember, perform, steadily, type Member, type Scene } from './people.ts';

const isDone = (call: Promise<SandboxAnswer>): Promise<boolean> =>
  call.then(
    ({ status }) => status === 200,
    () => false,
  );

/** Buys Pro. Only the provider's webhook informs the product of it. */
export async function subscribe(scene: Scene, member: Member): Promise<Payer> {
  const payer: Payer = { userId: member.id, email: member.email, expected: 'free' };
  scene.ledger.payers.push(payer);
  const config = await perform(scene, 'read plans', member.browser, 'GET /api/billing/config');
  if (!isOk(config)) return payer;
  const [plan] = config.body.plans as { priceId: string }[];
  const chosen = await perform(scene, 'choose plan', member.browser, 'POST /api/create-subscription', {
    body: { priceId: plan!.priceId },
    timeoutMs: 20_000,
  });
  if (!isOk(chosen)) return payer;
  const isPaid = await isDone(scene.sandbox.confirmPayment(chosen.body.clientSecret as string));
  payer.expected = isPaid ? 'pro' : 'unknown';
  return payer;
}

/** New users who buy a plan. Every third lets it end. */
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
    payer.expected = (await isDone(scene.sandbox.endPeriod(member.email))) ? 'free' : 'unknown';
  });
}
