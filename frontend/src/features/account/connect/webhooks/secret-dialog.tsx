import { Button } from '../../../../ui/controls/button.js';
import { CopyField } from '../../../../ui/controls/copy-field.js';
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.js';
import { connectWords as say } from '../../../../languages/connect/en.js';

/** Shows the secret of a webhook, once. */
export default function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog isOpen isShownOnce onOpenChange={onClose} title={say('secretTitle')} description={say('secretText')}>
      <CopyField label={say('secretTitle')} text={secret} action={say('copySecret')} />
      <DialogActions>
        <Button onClick={onClose}>{say('copiedIt')}</Button>
      </DialogActions>
    </Dialog>
  );
}
