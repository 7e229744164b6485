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
import { authWords as say } from '../../languages/auth/en.js';

const sayWithB = say.with({ b: (words) => <strong className="wrap-anywhere text-ink">{words}</strong> });

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
      <PageHeading>{say('forgotPassword')}</PageHeading>
      <p className="mt-3 text-ink-soft">{say('forgotText')}</p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <TextField form={form} name="email" label={say('email')} type="email" autoComplete="email" required />
        <Button type="submit" isBusy={request.isPending} className="mt-2">
          {say('sendLink')}
        </Button>
      </form>
      <p className="mt-6 text-center">
        <Link to="/auth" className={`${quietLink} inline-flex items-center`}>
          {say('backToSignInPage')}
        </Link>
      </p>
    </div>
  );
}

/** The same for every address: the page does not reveal who has an account. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Outcome drawing={<LetterDrawing />} title={say('checkInbox')}>
      <p>
        {sayWithB('checkInboxText', {
          email,
        })}
      </p>
      <p>{say('nothingCame')}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/auth">{say('backToSignInPage')}</Link>
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {say('askAgain')}
        </Button>
      </div>
    </Outcome>
  );
}
