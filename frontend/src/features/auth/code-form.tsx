import type { Credentials } from '@presently/contracts/identity/sessions';
import { credentials } from '../../forms/contract/credentials.js';
import { settle } from '../../forms/settle.js';
import { TextField } from '../../forms/fields/text-field.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { Button } from '../../ui/controls/button.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { useEffect } from 'react';
import { quietLink } from './quiet-link.js';
import { useSignIn } from './queries.js';
import { authWords as say } from '../../languages/auth/en.js';

const schema = {
  fields: {
    code: {
      ...credentials.code,
      isTrimmed: true,
      get required() {
        return say('enterCodeRule');
      },
    },
  },
} as const;

interface CodeFormProps {
  credentials: Pick<Credentials, 'username' | 'password'>;
  onBack: () => void;
}

/** The second step of a sign-in: the password was right. */
export default function CodeForm({ credentials: { username, password }, onBack }: CodeFormProps) {
  const signIn = useSignIn();
  const form = useSchemaForm(schema, { defaultValues: { code: '' }, serverError: signIn.error });
  const submit = form.onSubmit(({ code }) => settle(signIn, { username, password, code }));
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <div>
      <PageHeading>{say('enterCode')}</PageHeading>
      <p className="mt-3 text-ink-soft">{say('enterCodeText')}</p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
        <TextField
          form={form}
          name="code"
          label={say('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit" isBusy={signIn.isPending} className="mt-2">
          {say('signIn')}
        </Button>
      </form>
      <p className="mt-6 text-center">
        <button type="button" className={quietLink} onClick={onBack}>
          {say('back')}
        </button>
      </p>
    </div>
  );
}
