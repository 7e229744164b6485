import type { GiftToSend, SentGift } from '@presently/contracts/gifting/gifts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.js';
import { useSignedInUser } from '../../lib/current-user.js';
import { query } from '../../lib/query.js';
import { PageHeading } from '../../ui/page-heading.js';
import { toast } from '../../ui/toast-store.js';
import { firstShortcoming } from './checks.js';
import { DeliveryStep, DeliveryStepToCome } from './delivery-step.js';
import { withRecipient, type SendDraft } from './draft.js';
import { GiftPreview } from './gift-preview.js';
import { GiftStep } from './gift-step.js';
import { MessageStep } from './message-step.js';
import { Notices } from './notices.js';
import { giftToSend } from './payload.js';
import { pressFor } from './press.js';
import { useSendGift } from './queries.js';
import { RecipientStep } from './recipient-step.js';
import { Recordings } from './recordings.js';
import { SendTime } from './send-time.js';
import { SentNotice } from './sent-notice.js';
import { useArrival } from './use-arrival.js';
import { useRecording } from './use-recording.js';
import { useSendDraft } from './use-send-draft.js';

const AddRecipientDialog = lazy(async () => ({
  default: (await import('./add-recipient-dialog.js')).AddRecipientDialog,
}));

/** Choose, write, send: the four steps on one page, with what the recipient will see beside them. */
export function SendPage() {
  const user = useSignedInUser();
  const { draft, update, change, clear } = useSendDraft(user.id);
  const recipients = useQuery(query('GET /api/recipients'));
  useArrival(recipients.data, update);
  const [isAdding, setIsAdding] = useState(false);
  const [sent, setSent] = useState<SentGift>();
  const send = useSendGift();
  const voice = useRecording('voice', draft.voiceNote, (voiceNote) => changeAndForgive({ voiceNote }));
  const video = useRecording('video', draft.video, (recording) => changeAndForgive({ video: recording }));

  const recipient = recipients.data?.find(({ id }) => id === draft.recipientId);
  const recipientId = recipient?.id ?? '';
  const occasions = useQuery({
    ...query('GET /api/recipients/:recipientId/occasions', { recipientId }),
    enabled: recipientId !== '',
  });
  // One that has been deleted meanwhile is none; while they load, the remembered one stands.
  const isOccasionKnown = !occasions.data || occasions.data.some(({ id }) => id === draft.occasionId);
  const occasionId = isOccasionKnown ? draft.occasionId : '';

  const recipientField = useRef<HTMLDivElement>(null);
  const messageField = useRef<HTMLDivElement>(null);
  const contactField = useRef<HTMLDivElement>(null);
  const timeField = useRef<HTMLDivElement>(null);

  function onSend() {
    const ready = { ...draft, recipientId, occasionId };
    const missing = firstShortcoming(ready);
    if (missing) {
      toast({ title: missing.title, description: missing.description, variant: 'destructive' });
      const field = { recipient: recipientField, message: messageField, contact: contactField, time: timeField }[
        missing.field
      ];
      focusIn(field.current);
      return;
    }
    if (voice.isUnfinished || video.isUnfinished) {
      toast({
        title: 'Recording Not Ready',
        description: 'It is not uploaded yet. Wait a moment, or remove it.',
        variant: 'destructive',
      });
      return;
    }
    const gift = giftToSend(ready);
    const press = pressFor(gift, draft.press);
    change({ press });
    setSent(undefined);
    send.mutate(
      { gift, idempotencyKey: press.key },
      {
        onSuccess: (answer) => {
          setSent(answer);
          clear();
        },
      },
    );
  }

  function changeAndForgive(changed: Partial<SendDraft>) {
    if (send.isError) send.reset();
    change(changed);
  }

  return (
    <>
      <header>
        <PageHeading>Send a Gift</PageHeading>
        <p className="mt-2 text-ink-soft">Choose it, write a few words, and it arrives as a page to unwrap.</p>
      </header>
      {sent && (
        <div className="mt-8">
          <SentNotice gift={sent} onClose={() => setSent(undefined)} />
        </div>
      )}
      <div className="mt-10 grid items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <fieldset disabled={send.isPending} className="min-w-0" aria-label="The gift to send">
          <GiftStep draft={draft} change={change} />
          <RecipientStep
            ref={recipientField}
            recipients={recipients}
            recipientId={recipientId}
            onRecipient={(id) => update((current) => withRecipient(current, id))}
            occasions={occasions.data ?? []}
            occasionId={occasionId}
            onOccasion={(id) => change({ occasionId: id })}
            onAdd={() => setIsAdding(true)}
          />
          <MessageStep ref={messageField} draft={{ ...draft, recipientId, occasionId }} update={update}>
            <Recordings
              tier={user.subscriptionTier}
              voice={voice}
              video={video}
              errors={{ voice: errorOf(send.error, 'voiceNoteId'), video: errorOf(send.error, 'videoId') }}
            />
          </MessageStep>
          {draft.message === '' ? (
            <DeliveryStepToCome />
          ) : (
            <DeliveryStep
              ref={contactField}
              draft={draft}
              change={changeAndForgive}
              contactError={errorOf(send.error, 'recipientEmail', 'recipientPhone')}
              time={
                <div ref={timeField}>
                  <SendTime
                    sendAt={draft.sendAt}
                    onChange={(sendAt) => changeAndForgive({ sendAt })}
                    recipientName={recipient?.name}
                    occasion={occasions.data?.find(({ id }) => id === occasionId)}
                    error={errorOf(send.error, 'scheduledFor')}
                  />
                </div>
              }
              notices={<Notices user={user} deliveryMethod={draft.deliveryMethod} />}
              isBusy={send.isPending}
              onSend={onSend}
            />
          )}
        </fieldset>
        <GiftPreview
          gift={draft.gift}
          recipientName={recipient?.name}
          sender={user}
          message={draft.message}
          hasVoiceNote={draft.voiceNote !== null}
          hasVideo={draft.video !== null}
        />
      </div>
      <Suspense>
        {isAdding && (
          <AddRecipientDialog
            onClose={() => setIsAdding(false)}
            onAdded={({ id }) => {
              update((current) => withRecipient(current, id));
              setIsAdding(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

const focusIn = (field: HTMLElement | null): void =>
  field?.querySelector<HTMLElement>('[role=combobox], textarea, input:not([type=radio]), button')?.focus();

/** What the server says about a field, to stand where it was filled in. */
function errorOf(error: Error | null, ...fields: (keyof GiftToSend)[]): string | undefined {
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  return fields.map((field) => errors?.[field]?.[0]).find((sentence) => sentence !== undefined);
}
