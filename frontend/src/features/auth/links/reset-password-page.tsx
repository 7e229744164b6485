import { Link } from 'react-router-dom';
import { NewPasswordField } from '../../../forms/fields/new-password-field.js';
import { passwordReset } from '../../../forms/contract/password-reset.js';
import { settle } from '../../../forms/settle.js';
import { useSchemaForm } from '../../../forms/use-schema-form.js';
import { ApiError } from '../../../lib/api-error.js';
import { Button } from '../../../ui/controls/button.js';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.js';
import { ParcelDrawing } from '../../../ui/drawings/parcel-drawing.js';
import { PageHeading } from '../../../ui/display/page-heading.js';
import { AuthFrame } from '../auth-frame.js';
import { Outcome } from '../outcome.js';
import { useResetPassword } from '../queries.js';
import { useLinkToken } from './use-link-token.js';
import { authWords as say } from '../../../languages/auth/en.js';

const resetSchema = { fields: { newPassword: passwordReset.newPassword } };

export function ResetPasswordPage() {
  const token = useLinkToken();
  const reset = useResetPassword();
  const problem = reset.error instanceof ApiError ? reset.error.problem : undefined;
  const isExpired = token === '' || problem?.code === 'reset-link-invalid';
  return (
    <AuthFrame isQuiet>
      {reset.isSuccess ? <Changed /> : isExpired ? <Expired /> : <ChooseForm token={token} reset={reset} />}
    </AuthFrame>
  );
}

function ChooseForm({ token, reset }: { token: string; reset: ReturnType<typeof useResetPassword> }) {
  const form = useSchemaForm(resetSchema, { defaultValues: { newPassword: '' }, serverError: reset.error });
  const submit = form.onSubmit(({ newPassword }) => settle(reset, { token, newPassword }));
  return (
    <div>
      <PageHeading>{say('choosePassword')}</PageHeading>
      <p className="mt-3 text-ink-soft">{say('choosePasswordText')}</p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <NewPasswordField form={form} name="newPassword" label={say('newPassword')} />
        <Button type="submit" isBusy={reset.isPending} className="mt-2">
          {say('saveNewPassword')}
        </Button>
      </form>
    </div>
  );
}

function Changed() {
  return (
    <Outcome drawing={<ParcelDrawing />} title={say('passwordChanged')}>
      <p>{say('passwordChangedText')}</p>
      <Button asChild>
        <Link to="/auth">{say('signIn')}</Link>
      </Button>
    </Outcome>
  );
}

function Expired() {
  return (
    <Outcome drawing={<EmptyBoxDrawing />} title={say('linkExpired')}>
      <p>{say('resetExpired')}</p>
      <Button asChild>
        <Link to="/forgot-password">{say('askNewLink')}</Link>
      </Button>
    </Outcome>
  );
}
