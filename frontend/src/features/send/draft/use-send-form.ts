import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSchemaForm, type SchemaForm } from '../../../forms/use-schema-form.js';
import { readDraft, removeDraft, writeDraft } from '../../../domain/user/drafts.js';
import { draftFrom, isEmpty, type SendDraft } from './draft.js';
import { sendSchema } from './send-schema.js';

const draftName = 'send';
export type SendForm = SchemaForm<SendDraft>;

/** The form's fields for the fields of the API. */
const fieldOf = {
  recipientEmail: 'email',
  recipientPhone: 'phone',
  scheduledFor: 'sendAt',
  voiceNoteId: 'voiceNote',
  videoId: 'video',
} as const;

/** The form of the send screen. What it holds survives a reload of the page. */
export function useSendForm(userId: string, serverError: Error | null): SendForm {
  const [stored] = useState(() => draftFrom(readDraft(userId, draftName)));
  const form = useSchemaForm(sendSchema, {
    defaultValues: stored,
    ownErrors: 'none',
    stopsAtFirstError: true,
    // The page focuses the first field in the order of the screen.
    shouldFocusError: false,
    serverError,
    fieldOf,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isEmpty(values)) forgetSendDraft(userId);
          else writeDraft(userId, draftName, JSON.stringify(values));
        },
      }),
    [subscribe, userId],
  );
  return form;
}

/** What the form holds. A copy, because the form changes its own object in place. */
export const useDraft = ({ control }: Pick<SendForm, 'control'>): SendDraft =>
  useWatch({ control, compute: (values: SendDraft) => ({ ...values }) });

export const forgetSendDraft = (userId: string): void => removeDraft(userId, draftName);
