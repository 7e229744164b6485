import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { isQuiet } from '@presently/rules/gift-mood';
import { isShownToRecipient } from '@presently/rules/vocabulary';
import { useEffect, useRef } from 'react';
import { buyerAnswers } from '../../domain/gift/buyer-answers.js';
import { useChangeGift } from '../../domain/gift/planned/change-gift.js';
import { SelectField } from '../../forms/fields/select-field.js';
import { giftChange } from '../../forms/contract/gift-change.js';
import { settle } from '../../forms/settle.js';
import { SwitchField } from '../../forms/fields/switch-field.js';
import { TextareaField } from '../../forms/fields/text-field.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { Button } from '../../ui/controls/button.js';
import { GiftSection } from './gift-section.js';
import { giftsWords as say } from '../../languages/gifts/en.js';

/** No answer: a list cannot hold a blank value. */
const open = 'open' as const;
const ownSideSchema = { fields: { note: giftChange.note } };
const buyers = () => [{ value: open, label: say('buyerOpen') } as const, ...buyerAnswers()];

/** Who buys the product, what of it the recipient sees, and the sender's notes. */
export function OwnSide({ gift }: { gift: GiftDetail }) {
  const change = useChangeGift(say('ownSaved'));
  const form = useSchemaForm(ownSideSchema, {
    defaultValues: {
      buyer: gift.buyer ?? open,
      isPriceShown: gift.isPriceShown,
      isLinkShown: gift.isLinkShown,
      isNudgeWanted: gift.isNudgeWanted,
      isMessageInMail: gift.isMessageInMail,
      opensOnArrival: gift.opensOnArrival ?? false,
      note: gift.note ?? '',
    },
    serverError: change.error,
  });
  const [chosen, hasPrice, hasLink] = [form.watch('buyer'), gift.price !== null, gift.giftUrl !== null];
  const usual = isShownToRecipient(null, chosen === open ? null : chosen);
  const { setValue } = form;
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    setValue('isPriceShown', usual);
    setValue('isLinkShown', usual);
  }, [chosen, usual, setValue]);
  const submit = form.onSubmit(
    ({ buyer: answer, isPriceShown, isLinkShown, isNudgeWanted, isMessageInMail, opensOnArrival, note }) =>
      settle(change, {
        giftId: gift.id,
        ...(gift.status === 'planned' && opensOnArrival !== gift.opensOnArrival && { opensOnArrival }),
        isNudgeWanted,
        isMessageInMail,
        buyer: answer === open ? null : answer,
        // Null: as usual for this answer.
        isPriceShown: isPriceShown === usual ? null : isPriceShown,
        isLinkShown: isLinkShown === usual ? null : isLinkShown,
        note: note || null,
      }),
  );
  return (
    <GiftSection title={say('ownTitle')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {!gift.isCard && <SelectField form={form} name="buyer" label={say('buyer')} options={buyers()} />}
        {hasPrice && (
          <SwitchField form={form} name="isPriceShown" label={say('seesPrice', { recipient: gift.recipientName })} />
        )}
        {hasLink && (
          <SwitchField form={form} name="isLinkShown" label={say('seesLink', { recipient: gift.recipientName })} />
        )}
        {gift.status === 'planned' && !gift.isCard && chosen !== 'recipient' && (
          <SwitchField form={form} name="opensOnArrival" label={say('waits')} hint={say('waitsHint')} />
        )}
        {gift.deliveryMethod !== 'sms' && !gift.viewedAt && !isQuiet(gift.mood) && (
          <SwitchField
            form={form}
            name="isNudgeWanted"
            label={say('nudge')}
            hint={say('nudgeHint', { recipient: gift.recipientName })}
          />
        )}
        {gift.message && !gift.viewedAt && (
          <SwitchField
            form={form}
            name="isMessageInMail"
            label={say(gift.deliveryMethod === 'sms' ? 'wordsInText' : 'wordsInMail')}
            hint={say('wordsHint', { recipient: gift.recipientName })}
          />
        )}
        <TextareaField form={form} name="note" rows={3} label={say('notes')} hint={say('notesHint')} />
        <Button type="submit" isBusy={change.isPending} className="justify-self-start">
          {say('save')}
        </Button>
      </form>
    </GiftSection>
  );
}
