import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.js';
import { secondFactorCode } from '../../../forms/contract/second-factor-code.js';
import { settle } from '../../../forms/settle.js';
import { TextField } from '../../../forms/fields/text-field.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';
import { CopyField } from '../../../ui/controls/copy-field.js';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.js';
import { Skeleton } from '../../../ui/states/skeleton.js';
import { useBeginSecondFactor, useConfirmSecondFactor } from './queries.js';
import { RecoveryCodes } from './recovery-codes.js';
import { accountWords as say } from '../../../languages/account/en.js';

const QrCode = lazyPart(() => import('../../../ui/display/qr-code.js'));

const code = { ...secondFactorCode.code, isTrimmed: true, max: [7] } as const;
const schema = { fields: { code } };

/** Shares a secret with the app, checks its first code, and shows the recovery codes. */
export default function SetUpAppDialog({ onClose }: { onClose: () => void }) {
  const begin = useBeginSecondFactor({ onError: onClose });
  const confirm = useConfirmSecondFactor();
  const form = useSchemaForm(schema, { defaultValues: { code: '' }, serverError: confirm.error });
  const submit = form.onSubmit(({ code }) => settle(confirm, code));
  const { mutate } = begin;
  useEffect(() => mutate(), [mutate]);
  if (!begin.data) return null;
  if (confirm.data) {
    return (
      <Dialog isOpen isShownOnce onOpenChange={onClose} title={say('appSetUp')} description={say('lastSave')}>
        <RecoveryCodes codes={confirm.data.codes} />
        <DialogActions>
          <Button onClick={onClose}>{say('savedThem')}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  const { secret, url } = begin.data;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !confirm.isPending && onClose()}
      title={say('setUpTitle')}
      description={say('setUpText')}
      startsAt="code"
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Suspense fallback={<Skeleton className="mx-auto size-48" />}>
          <QrCode text={url} label={say('qrCode')} className="mx-auto size-48" />
        </Suspense>
        <CopyField label={say('key')} text={secret} action={say('copyKey')} />
        <TextField
          form={form}
          name="code"
          label={say('code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
        <DialogActions>
          <Button variant="quiet" disabled={confirm.isPending} onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" isBusy={confirm.isPending}>
            {say('confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
