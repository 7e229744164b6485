import { confirmationWords as say } from '../../languages/confirmation/en.js';
import { api } from '../../lib/api.js';
import { messageOf } from '../../lib/api-error.js';
import { toast } from '../../ui/overlays/toast-store.js';

/** Sends the link that confirms the user's address, and says what came of it. Fetched when it is asked for. */
export async function sendConfirmation(email: string): Promise<void> {
  try {
    await api('POST /api/user/confirmation');
    toast({ title: say('sent'), description: say('sentText', { email }) });
  } catch (error) {
    toast({ title: say('notSent'), description: messageOf(error, say('tryAgain')), variant: 'destructive' });
  }
}
