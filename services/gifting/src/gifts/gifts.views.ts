import type {
  Gift as GiftMessage,
  GiftGivenV1,
  GiftProgressedV1,
  GiftSentV1,
  Thanks,
} from '@presently/contracts/gifting/gifts';
import type { GiftOutcomeV1 } from '@presently/contracts/gifting/gift-outcome';
import type { DeliveryState, GiftOutcome, GiftState, GiftStateFilter } from '@presently/rules/vocabulary';
import { isoInstant, type Readable } from '@presently/service/tables';
import { sql, type RawBuilder } from 'kysely';
import type { Gift } from './gift.entity.js';
import { atShopOf } from './at-shop.js';
import { hasArrived } from './has-arrived.js';
import { purchaseOf, type PurchaseFacts } from './orders/purchase.js';

/** The columns of {@link presentGift}, under the names of the entity's properties. */
export const giftColumns = [
  'gift.id',
  'gift.status',
  'gift.recipient_id as recipientId',
  'recipient.name as recipientName',
  'gift.occasion_id as occasionId',
  'gift.is_card as isCard',
  'gift.gift_name as giftName',
  'gift.gift_url as giftUrl',
  'gift.gift_image_url as giftImageUrl',
  'gift.price',
  'gift.delivery_method as deliveryMethod',
  'gift.share_token as shareToken',
  'gift.recipient_email as recipientEmail',
  'gift.recipient_phone as recipientPhone',
  'gift.scheduled_for as scheduledFor',
  'gift.sent_at as sentAt',
  'gift.accepted_at as acceptedAt',
  'gift.delivered_at as deliveredAt',
  'gift.viewed_at as viewedAt',
  'gift.delivery_attempt as deliveryAttempt',
  'gift.is_delivery_under_way as isDeliveryUnderWay',
  'gift.delivery_problem as deliveryProblem',
  'gift.delivery_problem_code as deliveryProblemCode',
  'gift.buyer',
  'gift.mood',
  'gift.category',
  'gift.is_bought as isBought',
  'gift.arrives_on as arrivesOn',
  'gift.purchase_state as purchaseState',
  'gift.ordered_on as orderedOn',
  'gift.order_number as orderNumber',
  'gift.thanked_at as thankedAt',
  'gift.thanks_drawing as thanksDrawing',
  'gift.thanks_text as thanksText',
  'gift.taken_back_at as takenBackAt',
  'gift.outcome',
  'gift.at_shop as atShop',
  'gift.created_at as createdAt',
] as const;

type Contact = Pick<Gift, 'deliveryMethod' | 'recipientEmail' | 'recipientPhone'>;
type Delivery = Readable<
  Pick<Gift, 'acceptedAt' | 'deliveredAt' | 'deliveryAttempt' | 'deliveryProblem' | 'isDeliveryUnderWay'>
>;
type ThanksFacts = Readable<Pick<Gift, 'thankedAt' | 'thanksDrawing' | 'thanksText'>>;
type GiftFacts = Readable<Pick<Gift, keyof GiftMessage & keyof Gift>> &
  Contact &
  Delivery &
  ThanksFacts &
  PurchaseFacts;

/** A gift as its sender sees it in lists, from the entity or from a row. */
export const presentGift = (
  gift: GiftFacts,
  about: Pick<GiftMessage, 'recipientId' | 'recipientName' | 'occasionId'>,
) =>
  ({
    id: gift.id,
    status: gift.status,
    state: stateOf(gift),
    recipientId: about.recipientId,
    recipientName: about.recipientName,
    occasionId: about.occasionId,
    isCard: gift.isCard,
    giftName: gift.giftName,
    giftUrl: gift.giftUrl,
    giftImageUrl: gift.giftImageUrl,
    price: gift.price,
    deliveryMethod: gift.deliveryMethod,
    shareToken: gift.shareToken,
    scheduledFor: isoInstant(gift.scheduledFor),
    sentAt: isoInstant(gift.sentAt),
    deliveredAt: isoInstant(gift.deliveredAt),
    viewedAt: isoInstant(gift.viewedAt),
    deliveryState: deliveryStateOf(gift),
    contact: contactOf(gift),
    deliveryProblem: gift.deliveryProblem,
    deliveryProblemCode: gift.deliveryProblemCode ?? null,
    buyer: gift.buyer ?? null,
    mood: gift.mood ?? null,
    category: gift.category ?? null,
    isBought: gift.isBought,
    arrivesOn: gift.arrivesOn ?? null,
    purchase: purchaseOf(gift),
    thanks: thanksOf(gift),
    takenBackAt: isoInstant(gift.takenBackAt),
    outcome: gift.outcome ?? null,
    atShop: atShopOf(gift),
    createdAt: isoInstant(gift.createdAt),
  }) satisfies GiftMessage;

/** {@link presentGift} for an entity. */
export const toGift = (gift: Gift, recipientName: string) =>
  presentGift(gift, { recipientId: gift.recipient.id, recipientName, occasionId: gift.occasion?.id ?? null });

const contactOf = (gift: Contact): string | null =>
  gift.deliveryMethod === 'sms' ? gift.recipientPhone : gift.recipientEmail;

/** The answer of the recipient. */
export const thanksOf = ({ thankedAt, thanksDrawing, thanksText }: ThanksFacts): Thanks | null =>
  thankedAt ? { drawing: thanksDrawing ?? null, text: thanksText ?? null, at: isoInstant(thankedAt) } : null;

/** The same rule as {@link inState}. */
function stateOf(gift: GiftFacts): GiftState {
  if (gift.status === 'taken-back') return 'taken-back';
  if (gift.thankedAt) return 'thanked';
  if (gift.viewedAt) return 'viewed';
  if (gift.deliveredAt) return 'delivered';
  if (gift.status !== 'sent') return gift.status;
  return deliveryStateOf(gift) === 'failed' ? 'failed' : 'on-its-way';
}

/** {@link stateOf} in SQL, for a filter. */
export const inState = (state: GiftStateFilter): RawBuilder<boolean> =>
  state === 'sent' ? sql`gift.status = 'sent'` : sql`(${stateInSql}) = ${state}`;
const stateInSql = sql`case
  when gift.status = 'taken-back' then 'taken-back'
  when gift.thanked_at is not null then 'thanked'
  when gift.viewed_at is not null then 'viewed'
  when gift.delivered_at is not null then 'delivered'
  when gift.status <> 'sent' then gift.status
  when not gift.is_delivery_under_way and gift.delivery_attempt > 0 then 'failed'
  else 'on-its-way' end`;

function deliveryStateOf(gift: Delivery): DeliveryState {
  if (hasArrived(gift)) return 'delivered';
  if (gift.isDeliveryUnderWay) return gift.acceptedAt ? 'accepted' : 'under-way';
  return gift.deliveryAttempt > 0 ? 'failed' : 'none';
}

/** The event that starts the delivery of a gift. */
export const toGiftSent = (gift: Gift, recipientName: string, language: string | null): GiftSentV1 => ({
  giftId: gift.id,
  senderId: gift.userId,
  senderName: gift.senderName,
  recipientId: gift.recipient.id,
  recipientName,
  giftName: gift.giftName,
  isCard: gift.isCard,
  mood: gift.mood ?? null,
  giftImageUrl: gift.giftImageUrl,
  message: gift.messageOutside(),
  shareToken: gift.shareToken,
  deliveryMethod: gift.deliveryMethod ?? 'email',
  contact: contactOf(gift) ?? '',
  language,
  attempt: gift.deliveryAttempt,
});

/** The event about a gift that its recipient has now. */
export const toGiftGiven = (gift: Gift): GiftGivenV1 => ({
  giftId: gift.id,
  senderId: gift.userId,
  recipientId: gift.recipient.id,
  giftName: gift.giftName,
  giftUrl: gift.giftUrl,
  givenOn: givenOn(gift),
});

/** The day on which a gift went out, UTC. */
const givenOn = ({ sentAt }: Gift): string | null => isoInstant(sentAt)?.slice(0, 10) ?? null;

/** The event about how a gift went. */
export const toOutcome = (gift: Gift, outcome: GiftOutcome): GiftOutcomeV1 => ({
  giftId: gift.id,
  senderId: gift.userId,
  recipientId: gift.recipient.id,
  giftName: gift.giftName,
  giftUrl: gift.giftUrl,
  outcome,
  givenOn: givenOn(gift),
});

/** The event about a change in a gift's delivery. */
export const toProgress = (gift: Gift): GiftProgressedV1 => ({
  giftId: gift.id,
  senderId: gift.userId,
  recipientId: gift.recipient.id,
  deliveredAt: isoInstant(gift.deliveredAt),
  deliveryProblem: gift.deliveryProblem,
});
