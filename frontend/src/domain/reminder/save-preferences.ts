import type { PreferencesChange } from '@presently/contracts/identity/preferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { keyOf } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { remindersWords as say } from '../../languages/reminders/en.js';

/** @param onSaved closes the form before the preferences that it shows are forgotten */
export function useSavePreferences(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (preferences: PreferencesChange) => api('PATCH /api/user/preferences', preferences),
    onSuccess: () => {
      toast({ title: say('saved'), description: say('savedText') });
      onSaved();
      client.removeQueries({ queryKey: keyOf('GET /api/user/preferences') });
    },
    onError: (error) =>
      toast({ title: say('error'), description: messageOf(error, say('saveFailed')), variant: 'destructive' }),
  });
}
