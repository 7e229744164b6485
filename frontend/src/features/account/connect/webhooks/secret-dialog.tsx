import { Button } from '../../../../ui/controls/button.js';
import { CopyField } from '../../../../ui/controls/copy-field.js';
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.js';

/** Shows the secret of a webhook, once. */
export default function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      isShownOnce
      onOpenChange={onClose}
      title="The secret of your webhook"
      description="Copy it now: we never show it again. With it, the receiver checks that a message is from us."
    >
      <CopyField label="The secret of your webhook" text={secret} action="Copy secret" />
      <DialogActions>
        <Button onClick={onClose}>I have copied it</Button>
      </DialogActions>
    </Dialog>
  );
}
