import { Contact as ContactIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { chooseContact, type Contact } from './contacts.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';

/** Takes name, address and number of a person from the phone's contacts. */
export default function FromContacts({ onChosen }: { onChosen: (contact: Contact) => void }) {
  const [isOpen, setIsOpen] = useState(false);

  async function choose() {
    setIsOpen(true);
    try {
      const contact = await chooseContact();
      if (contact) onChosen(contact);
    } catch {
      toast({
        title: say('contactsFailed'),
        description: say('typeName'),
        variant: 'destructive',
      });
    } finally {
      setIsOpen(false);
    }
  }

  return (
    <Button variant="quiet" className="justify-self-start" isBusy={isOpen} onClick={() => void choose()}>
      <ContactIcon aria-hidden />
      {say('fromContacts')}
    </Button>
  );
}
