import { maxLength } from '@presently/rules/vocabulary';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../lib/api-error.js';
import { Button } from '../../ui/button.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { Field, Input } from '../../ui/field.js';
import { PageHeading } from '../../ui/page-heading.js';
import { AuthFrame } from './auth-frame.js';
import { Outcome } from './outcome.js';
import { useRequestPasswordReset } from './queries.js';
import { quietLink } from './quiet-link.js';

const invalidEmail = 'Please provide a valid email address';

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const request = useRequestPasswordReset();
  return (
    <AuthFrame>
      {request.isSuccess ? (
        <Sent email={request.variables.email} onAgain={() => request.reset()} />
      ) : (
        <RequestForm email={email} onChange={setEmail} request={request} />
      )}
    </AuthFrame>
  );
}

interface RequestFormProps {
  email: string;
  onChange: (email: string) => void;
  request: ReturnType<typeof useRequestPasswordReset>;
}

function RequestForm({ email, onChange, request }: RequestFormProps) {
  const [isInvalid, setIsInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const refused = request.error instanceof ApiError ? request.error.problem?.errors?.['email']?.[0] : undefined;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (request.isPending) return;
    if (email.trim() !== '' && input.current?.validity.valid) return request.mutate({ email: email.trim() });
    setIsInvalid(true);
    input.current?.focus();
  }

  return (
    <div>
      <PageHeading>Forgot your password?</PageHeading>
      <p className="mt-3 text-ink-soft">
        Tell us the email address of your account. We send you a link to choose a new one.
      </p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <Field label="Email" error={isInvalid ? invalidEmail : refused}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={maxLength.email}
              value={email}
              onChange={(event) => {
                onChange(event.target.value);
                setIsInvalid(false);
                if (request.isError) request.reset();
              }}
            />
          )}
        </Field>
        <Button type="submit" isBusy={request.isPending} className="mt-2">
          Send me a link
        </Button>
      </form>
      <p className="mt-6 text-center">
        <Link to="/auth" className={quietLink}>
          Back to sign in
        </Link>
      </p>
    </div>
  );
}

/** The same for every address: who has an account is nobody's business. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Outcome drawing={<LetterDrawing />} title="Look in your mailbox">
      <p>
        If there is an account with <strong className="wrap-anywhere text-ink">{email}</strong>, a link is on its way to
        it. It works once, for one hour.
      </p>
      <p>
        Nothing there after a few minutes? It may be in the spam folder, or your account has another address or none.
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
