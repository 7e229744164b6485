import type { ReminderSettings } from '@presently/contracts/identity/reminders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { query } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { remindersWords as say } from '../../languages/reminders/en.js';

export interface SectionProps {
  settingsToken: string;
  stored: ReminderSettings;
  Heading: ComponentType<{ children: ReactNode }>;
}

/** Changes the settings of the link's owner and shows them. */
export function useChangeSettings(settingsToken: string, description: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changed: Partial<ReminderSettings>) =>
      api('PATCH /api/reminder-settings/:settingsToken', { settingsToken, ...changed }),
    onSuccess: (settings) => {
      client.setQueryData(query('GET /api/reminder-settings/:settingsToken', { settingsToken }).queryKey, settings);
      toast({ title: say('saved'), description });
    },
    onError: (error) =>
      toast({ title: say('error'), description: messageOf(error, say('saveFailed')), variant: 'destructive' }),
  });
}
