import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { RecoveryCodes } from './recovery-codes.js';

/** Shows new codes once. */
export default function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      isShownOnce
      onOpenChange={onClose}
      title="Your new recovery codes"
      description="The old ones no longer work."
    >
      <RecoveryCodes codes={codes} />
      <DialogActions>
        <Button onClick={onClose}>I have saved them</Button>
      </DialogActions>
    </Dialog>
  );
}
