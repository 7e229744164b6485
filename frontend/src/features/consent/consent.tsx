import type { AccessRequestView } from '@presently/contracts/identity/oauth';
import type { TokenScope } from '@presently/rules/token-scopes';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/controls/button.js';
import { LabelledSwitch } from '../../ui/controls/labelled-switch.js';
import { Card } from '../../ui/display/card.js';
import { PageHeading } from '../../ui/display/page-heading.js';
import { useAnswer } from './queries.js';
import { asked as words, never, usuallyAllowed } from './scopes.js';

interface ConsentProps {
  asked: AccessRequestView;
  /** As the assistant wrote it. */
  request: string;
}

/** Says who asks and for what. The person may allow less. */
export function Consent({ asked: { clientName, host, isLocal, scopes }, request }: ConsentProps) {
  const [allowed, setAllowed] = useState<readonly TokenScope[]>(() =>
    scopes.filter((scope) => usuallyAllowed.includes(scope)),
  );
  const answer = useAnswer();
  const isGone = answer.isPending || answer.isSuccess;
  const turn = (scope: TokenScope, isOn: boolean) =>
    setAllowed((before) => (isOn ? [...before, scope] : before.filter((each) => each !== scope)));
  const opensNothing = !allowed.some((scope) => scope !== 'contacts');
  return (
    <div className="grid max-w-xl gap-6">
      <header>
        <PageHeading>Let “{clientName}” work for you?</PageHeading>
        <p className="mt-3 wrap-anywhere text-ink-soft">
          {isLocal ? (
            <>
              A program on <strong className="text-ink">this computer</strong> ({host}) asks, and calls itself “
              {clientName}”.
            </>
          ) : (
            <>
              <strong className="text-ink">{host}</strong> asks, and calls itself “{clientName}”.
            </>
          )}{' '}
          We have not checked who that is. Allow it only if you have just connected it yourself.
        </p>
      </header>
      <Card className="grid gap-5 p-6">
        <h2 className="text-lg">It may</h2>
        {scopes.map((scope) => (
          <LabelledSwitch
            key={scope}
            {...words[scope]}
            isOn={allowed.includes(scope)}
            onTurn={(isOn) => turn(scope, isOn)}
          />
        ))}
      </Card>
      <section>
        <h2 className="text-lg">It can never</h2>
        <ul className="mt-2 list-disc pl-5 text-ink-soft marker:text-line-strong">
          {never.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-soft">
          You can end this at any time under{' '}
          <Link to="/account/security#tokens" className="underline">
            Account, Security
          </Link>
          .
        </p>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isGone && (answer.variables?.isAllowed ?? false)}
          disabled={isGone || opensNothing}
          onClick={() => answer.mutate({ query: request, isAllowed: true, scopes: [...allowed] })}
        >
          Allow
        </Button>
        <Button
          variant="quiet"
          disabled={isGone}
          onClick={() => answer.mutate({ query: request, isAllowed: false, scopes: [] })}
        >
          Deny
        </Button>
      </div>
    </div>
  );
}
