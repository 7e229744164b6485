import { useState } from 'react';
import { Link } from 'react-router-dom';
import { passwordResetRequest } from '../../forms/contract/password-reset-request.js';
import { TextField } from '../../forms/fields/text-field.js';
import { settle } from '../../forms/settle.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { Button } from '../../ui/controls/button.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { AuthFrame } from './auth-frame.js';
import { Outcome } from './outcome.js';
import { useRequestPasswordReset } from './queries.js';
import { quietLink } from './quiet-link.js';

const { email } = passwordResetRequest;
/** A blank address says what a wrong one says. */
const requestSchema = { fields: { email: { ...email, required: email.email } } };

export function ForgotPasswordPage() {
  const request = useRequestPasswordReset();
  const [email, setEmail] = useState('');
  return (
    <AuthFrame isQuiet>
      {request.isSuccess ? (
        <Sent email={email} onAgain={() => request.reset()} />
      ) : (
        <RequestForm email={email} request={request} onSubmit={setEmail} />
      )}
    </AuthFrame>
  );
}

interface RequestFormProps {
  /** The address of the last request. */
  email: string;
  request: ReturnType<typeof useRequestPasswordReset>;
  onSubmit: (email: string) => void;
}

function RequestForm({ email, request, onSubmit }: RequestFormProps) {
  const form = useSchemaForm(requestSchema, { defaultValues: { email }, serverError: request.error });
  const submit = form.onSubmit(({ email }) => {
    onSubmit(email);
    return settle(request, { email });
  });
  return (
    <div>
      <PageHeading>Forgot your password?</PageHeading>
      <p className="mt-3 text-ink-soft">
        Enter the email address of your account, and we will send you a link to choose a new password.
      </p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" required />
        <Button type="submit" isBusy={request.isPending} className="mt-2">
          Send me a link
        </Button>
      </form>
      <p className="mt-6 text-center">
        <Link to="/auth" className={`${quietLink} inline-flex items-center`}>
          Back to sign in
        </Link>
      </p>
    </div>
  );
}

/** The same for every address: the page does not reveal who has an account. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Outcome drawing={<LetterDrawing />} title="Check your inbox">
      <p>
        If there is an account with <strong className="wrap-anywhere text-ink">{email}</strong>, a link is on its way to
        it. It works once, for one hour.
      </p>
      <p>
        Nothing after a few minutes? Check your spam folder. Your account may also have a different address, or none.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/auth">Back to sign in</Link>
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          Ask again
        </Button>
      </div>
    </Outcome>
  );
}
