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
      <PageHeading>Choose a new password</PageHeading>
      <p className="mt-3 text-ink-soft">
        It replaces the old one and signs you out everywhere. Passkeys and linked sign-ins stop working, and your
        calendar address changes.
      </p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <NewPasswordField form={form} name="newPassword" label="New password" />
        <Button type="submit" isBusy={reset.isPending} className="mt-2">
          Save new password
        </Button>
      </form>
    </div>
  );
}

function Changed() {
  return (
    <Outcome drawing={<ParcelDrawing />} title="Your password is changed">
      <p>
        Sign in with the new one. You have been signed out everywhere else. Add your passkeys again on your account
        page.
      </p>
      <Button asChild>
        <Link to="/auth">Sign in</Link>
      </Button>
    </Outcome>
  );
}

function Expired() {
  return (
    <Outcome drawing={<EmptyBoxDrawing />} title="This link has expired">
      <p>A link works once, for one hour, and only the newest one works. Your password has not changed.</p>
      <Button asChild>
        <Link to="/forgot-password">Ask for a new link</Link>
      </Button>
    </Outcome>
  );
}
