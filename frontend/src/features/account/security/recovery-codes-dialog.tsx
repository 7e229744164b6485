import { Button } from '../../../ui/controls/button.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { RecoveryCodes } from './recovery-codes.js';
import { accountWords as say } from '../../../languages/account/en.js';

/** Shows new codes once. */
export default function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog isOpen isShownOnce onOpenChange={onClose} title={say('yourNewCodes')} description={say('oldCodes')}>
      <RecoveryCodes codes={codes} />
      <DialogActions>
        <Button onClick={onClose}>{say('savedThem')}</Button>
      </DialogActions>
    </Dialog>
  );
}
