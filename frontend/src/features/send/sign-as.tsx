import type { CurrentUser } from '@presently/contracts/gateway/session';
import { useChangeName } from '../../domain/user/change-name.js';
import { accountChange } from '../../forms/contract/account-change.js';
import { settle } from '../../forms/settle.js';
import { TextField } from '../../forms/fields/text-field.js';
import { useSchemaForm } from '../../forms/use-schema-form.js';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/controls/button.js';
import { sendWords as say } from '../../languages/send/en.js';
import { linkTo } from '../../ui/controls/link-to.js';

const name = {
  ...accountChange.firstName,
  get required() {
    return say('signAsRequired');
  },
};
const schema = { fields: { name } };
const fieldOf = { firstName: 'name', lastName: 'name' } as const;

/** Asks once for the name that signs gifts: a username looks like spam to the one who gets it. */
export function SignAs({ sender }: { sender: Pick<CurrentUser, 'username' | 'email'> }) {
  const change = useChangeName(sender);
  const form = useSchemaForm(schema, { defaultValues: { name: '' }, serverError: change.error, fieldOf });
  if (!sender.email)
    return (
      <p className="mt-3 text-sm text-ink-soft">
        {say.with({
          link: linkTo('/account', 'font-semibold underline underline-offset-4'),
        })('signedWithUsername')}
      </p>
    );
  return (
    <form noValidate onSubmit={form.onSubmit(({ name }) => settle(change, name))} className="mt-5 grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          form={form}
          name="name"
          label={say('signAs')}
          hint={say('signAsHint', { username: sender.username })}
          autoComplete="name"
        />
        <Button type="submit" variant="quiet" className="mt-7.5" isBusy={change.isPending}>
          {say('useName')}
        </Button>
      </div>
      {change.error && Object.keys(form.formState.errors).length === 0 && (
        <p role="alert" className="text-sm font-medium text-ember">
          {messageOf(change.error, say('nameFailed'))}
        </p>
      )}
    </form>
  );
}
