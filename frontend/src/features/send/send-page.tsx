import type { SentGift } from '@presently/contracts/gifting/gifts';
import { isQuiet, moodOfOccasion } from '@presently/rules/gift-mood';
import { Suspense, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { sendingWords as sending } from '../../languages/sending/en.js';
import { lazyPart } from '../../lib/page/lazy-part.js';
import { settle } from '../../forms/settle.js';
import { useSignedInUser } from '../../domain/user/current-user.js';
import { displayName } from '../../domain/user/display-name.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { BuyerQuestion, MailChoices } from './buyer-question.js';
import { dayToSendOn, morningOfDay } from './time/day-to-send-on.js';
import { DeliveryStep, DeliveryStepToCome } from './delivery-step.js';
import { ownerOf } from '../../domain/recipient/owner-of.js';
import { emptyDraft, noOccasion, withName, withRecipient, type SendDraft } from './draft/draft.js';
import { giftToSend } from './draft/payload.js';
import { viewOf } from './draft/view-of.js';
import { pressFor } from './draft/press.js';
import { missing } from './draft/send-schema.js';
import { useDraft, useSendForm, type SendForm } from './draft/use-send-form.js';
import { GiftPreview } from './gift-preview.js';
import { GiftStep } from './gift/gift-step.js';
import { LetChoose } from './gift/let-choose.js';
import { MoodChoice } from './mood-choice.js';
import { MessageStep } from './message/message-step.js';
import { otherNameIn } from './message/other-name.js';
import { Notices } from './notices.js';
import { useSendGift } from './queries.js';
import { RecipientStep } from './recipient/recipient-step.js';
import { Recordings } from './recordings/recordings.js';
import { useRecording } from './recordings/use-recording.js';
import { SendTime } from './time/send-time.js';
import { TextLength } from './text-length.js';
import { SentPanel } from './sent-panel.js';
import { useKeepForNextTime } from './keep-for-next-time.js';
import { usePersonsContact } from './recipient/use-persons-contact.js';
import { useArrival } from './use-arrival.js';
import { useChosenRecipient } from './recipient/use-chosen-recipient.js';
import { sendWords as say } from '../../languages/send/en.js';

const AddRecipientDialog = lazyPart(async () => ({
  default: (await import('./recipient/add-recipient-dialog.js')).AddRecipientDialog,
}));

const OpenAsTheyWill = lazyPart(async () => ({
  default: (await import('./open-as-they-will.js')).OpenAsTheyWill,
}));

const notReady = () =>
  ({ title: sending('notReady'), description: sending('notReadyText'), variant: 'destructive' }) as const;

/** Choose, write, send: the four steps on one page, with a preview of what the recipient will see. */
export function SendPage() {
  const user = useSignedInUser();
  const send = useSendGift();
  const form = useSendForm(user.id, send.error);
  const typed = useDraft(form);
  const { list, recipient, recipientId, occasions, occasion, occasionId, isKnown } = useChosenRecipient(typed);
  const draft = { ...typed, recipientId, occasionId, mood: typed.mood ?? (occasion ? moodOfOccasion(occasion) : null) };
  useArrival(list.people.data, form.setValues);
  usePersonsContact(recipient, form);
  const warning = useWarning(form, typed, recipient?.name);
  const keep = useKeepForNextTime(recipient, draft);
  const [openedAt] = useState(() => new Date().toISOString());
  const [isAdding, setIsAdding] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const voice = useRecording('voice', draft.voiceNote, (voiceNote) => change({ voiceNote }));
  const video = useRecording('video', draft.video, (recording) => change({ video: recording }));
  const { errors } = form.formState;

  function change(fields: Partial<SendDraft>) {
    form.setValues(fields);
    form.clearErrors(['voiceNote', 'video']);
  }
  const isRecordingUnfinished = voice.isUnfinished || video.isUnfinished;
  const { sent, setSent, onSubmit } = useSending(form, send, isRecordingUnfinished, () => {
    keep.save();
    list.search('');
  });
  const choose = (id: string) => form.setValues((current) => withRecipient(current, id));

  const morning = typed.sendAt ? undefined : morningOfDay(occasion, recipient);
  function onSend(event: SyntheticEvent, sendAt = typed.sendAt) {
    if (sendAt !== typed.sendAt) form.setValues({ sendAt });
    // A recipient or an occasion that was deleted meanwhile is missing.
    if (isKnown) form.setValues({ recipientId, occasionId: occasionId || (recipientId && noOccasion) });
    onSubmit(event);
  }

  const steps = useRef<HTMLDivElement>(null);
  function sendAnother() {
    setSent(null);
    steps.current?.querySelector('h2')?.focus();
  }

  return (
    <>
      <header>
        <PageHeading>{say('title')}</PageHeading>
        <p className="mt-2 text-ink-soft">{say(isQuiet(draft.mood) ? 'introQuiet' : 'intro')}</p>
      </header>
      {sent && (
        <SentPanel
          key={sent.id}
          gift={sent}
          onChanged={(changed) => (changed ? setSent(changed) : sendAnother())}
          onAnother={sendAnother}
        />
      )}
      <MoodChoice mood={draft.mood} onMood={(mood) => change({ mood })} />
      <div ref={steps} className="mt-10 grid items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <fieldset disabled={send.isPending} className="min-w-0" aria-label={say('giftToSend')}>
          <GiftStep
            draft={draft}
            change={change}
            choice={<LetChoose draft={draft} recipientName={recipient?.name} change={change} />}
            question={<BuyerQuestion draft={draft} recipientName={recipient?.name} change={change} />}
          />
          <RecipientStep
            form={form}
            list={list}
            recipient={recipient}
            onRecipient={choose}
            occasions={occasions}
            occasionId={occasionId}
            onOccasion={(id) => change({ occasionId: id || noOccasion })}
            onAdd={() => setIsAdding(true)}
          />
          <MessageStep form={form} draft={draft}>
            <Recordings
              tier={user.subscriptionTier}
              voice={voice}
              video={video}
              errors={{ voice: errors.voiceNote?.message, video: errors.video?.message }}
            />
          </MessageStep>
          {draft.message === '' ? (
            <DeliveryStepToCome />
          ) : (
            <DeliveryStep
              form={form}
              draft={draft}
              owner={recipient && ownerOf(recipient)}
              choices={
                <>
                  <MailChoices draft={draft} change={change} />
                  {draft.deliveryMethod === 'sms' && user.subscriptionTier !== 'free' && (
                    <TextLength
                      draft={draft}
                      recipientName={recipient?.name ?? ''}
                      recipientLanguage={recipient?.language}
                      senderName={displayName(user)}
                    />
                  )}
                </>
              }
              time={<SendTime form={form} recipient={recipient} occasion={occasion} />}
              keeping={keep.question}
              notices={<Notices user={user} deliveryMethod={draft.deliveryMethod} warning={warning} />}
              isBusy={send.isPending}
              onPreview={() => setIsOpening(true)}
              day={morning && dayToSendOn(occasion!, recipient!.name, openedAt)}
              onSend={(event) => onSend(event)}
              onSendOnDay={(event) => onSend(event, morning)}
            />
          )}
        </fieldset>
        <GiftPreview draft={draft} recipientName={recipient?.name} sender={user} onOpen={() => setIsOpening(true)} />
      </div>
      <Suspense>
        {isOpening && (
          <OpenAsTheyWill
            gift={viewOf(draft, { recipientName: recipient?.name, sender: user, occasionType: occasion?.type })}
            hasName={recipient !== undefined}
            aboutChoice={draft.options.length > 0 ? say('aboutChoice') : null}
            onClose={() => setIsOpening(false)}
          />
        )}
        {isAdding && (
          <AddRecipientDialog
            onClose={() => setIsAdding(false)}
            onAdded={({ id }) => {
              choose(id);
              setIsAdding(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/**
 * What is said of a message that speaks to somebody for whom it was written before. It is said at once, too: the button
 * that sends may be in sight without it.
 */
function useWarning(
  { setValues }: SendForm,
  { message, spokenTo }: SendDraft,
  recipientName: string | undefined,
): string | undefined {
  const isWritten = message.trim() !== '';
  useEffect(
    () => setValues((current) => withName(current, isWritten, recipientName)),
    [setValues, isWritten, recipientName],
  );
  const name = recipientName && otherNameIn(message, spokenTo, recipientName);
  const warning = name ? say('speaksToOther', { name, recipient: recipientName }) : undefined;
  useEffect(() => {
    if (warning) toast({ title: warning });
  }, [warning]);
  return warning;
}

/** Checks the form, says what is missing, sends, and clears the form. */
function useSending(
  form: SendForm,
  send: ReturnType<typeof useSendGift>,
  isRecordingUnfinished: boolean,
  onSent: () => void,
) {
  const [sent, setSent] = useState<SentGift>();
  const onSubmit = form.onSubmit(
    (ready) => {
      if (isRecordingUnfinished) return toast(notReady());
      const gift = giftToSend(ready);
      const press = pressFor(gift, ready.press);
      form.setValue('press', press);
      setSent(undefined);
      return settle(send, { gift, idempotencyKey: press.key }, (answer) => {
        setSent(answer);
        onSent();
        form.reset(emptyDraft);
      });
    },
    (errors) => {
      const first = missing.find(({ field }) => errors[field]);
      if (!first) return;
      toast({ title: sending(first.title), description: errors[first.field]?.message ?? '', variant: 'destructive' });
      form.setFocus(first.field);
    },
  );
  return { sent, setSent: (gift: SentGift | null) => setSent(gift ?? undefined), onSubmit };
}
