import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { useSignedInUser } from '../../../domain/user/current-user.js';
import { Button } from '../../../ui/controls/button.js';
import { notificationsWords as say } from '../../../languages/notifications/en.js';

const PreferencesDialog = lazyPart(async () => ({
  default: (await import('../../../domain/reminder/preferences-dialog.js')).PreferencesDialog,
}));

/** The mails that the user chooses to get. Mails about the account's security always come. */
export function Notifications() {
  const user = useSignedInUser();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <Bell aria-hidden />
        {say('reminders')}
      </Button>
      <Suspense>
        {isOpen && <PreferencesDialog onClose={() => setIsOpen(false)} hasEmail={user.email !== null} />}
      </Suspense>
    </>
  );
}
