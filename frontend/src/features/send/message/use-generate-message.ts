import type { GeneratedMessage, MessageRequest } from '@presently/contracts/recommendations/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { api } from '../../../lib/api.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import type { SendDraft } from '../draft/draft.js';
import { sendingWords as say } from '../../../languages/sending/en.js';

interface Generation {
  request: MessageRequest;
  /** Aborts when the message is no longer needed. */
  signal: AbortSignal;
}

/** Generates messages for the gift and the recipient of the draft, one at a time. */
export function useGenerateMessage(
  draft: Pick<SendDraft, 'gift' | 'recipientId' | 'occasionId' | 'mood' | 'tone' | 'generated'>,
  onGenerated: (message: GeneratedMessage) => void,
) {
  const { gift, recipientId, occasionId, mood, tone } = draft;
  const isCard = gift?.isCard ?? false;
  const giftName = gift?.title ?? '';
  const wanted = useMemo(
    () => ({
      recipientId,
      ...(isCard ? { isCard } : { giftName }),
      ...(occasionId && { occasionId }),
      ...(mood && { mood }),
      tone,
    }),
    [recipientId, isCard, giftName, occasionId, mood, tone],
  );
  const { mutate, isPending } = useMutation({
    mutationFn: ({ request, signal }: Generation) => api('POST /api/messages/generate', request, { signal }),
    onSuccess: (message, { signal }) => {
      if (signal.aborted) return;
      onGenerated(message);
      toast({ title: say('generated') });
    },
    onError: (_error, { signal }) => {
      if (!signal.aborted) fail(say('generateFailed'));
    },
  });

  // A message for another gift, recipient, occasion, mood or tone, or for a screen that was left, is of no use.
  const running = useRef<{ wanted: MessageRequest; abort: AbortController }>(undefined);
  useEffect(() => {
    if (running.current?.wanted !== wanted) running.current?.abort.abort();
  }, [wanted]);
  useEffect(() => () => running.current?.abort.abort(), []);

  function generate() {
    if (!giftName || !recipientId) return fail(say('generateMissing'));
    const abort = new AbortController();
    running.current = { wanted, abort };
    const previous = draft.generated.map(({ message }) => message);
    mutate({ request: { ...wanted, ...(previous.length > 0 && { previous }) }, signal: abort.signal });
  }

  return { generate, isGenerating: isPending };
}

const fail = (description: string): void => toast({ title: say('error'), description, variant: 'destructive' });
