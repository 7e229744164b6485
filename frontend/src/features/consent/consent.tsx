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
import { consentWords as say } from '../../languages/consent/en.js';

const sayWithB = say.with({ b: (words) => <strong className="text-ink">{words}</strong> });
const sayWithLink = say.with({
  link: (words) => (
    <Link to="/account/security#tokens" className="underline">
      {words}
    </Link>
  ),
});

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
        <PageHeading>{say('title', { client: clientName })}</PageHeading>
        <p className="mt-3 wrap-anywhere text-ink-soft">
          {isLocal ? (
            <>
              {sayWithB('asksHere', {
                host,
                client: clientName,
              })}
            </>
          ) : (
            <>
              {sayWithB('asks', {
                host,
                client: clientName,
              })}
            </>
          )}
          {say('notChecked')}
        </p>
      </header>
      <Card className="grid gap-5 p-6">
        <h2 className="text-lg">{say('itMay')}</h2>
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
        <h2 className="text-lg">{say('never')}</h2>
        <ul className="mt-2 list-disc ps-5 text-ink-soft marker:text-line-strong">
          {never.map((each) => (
            <li key={each}>{say(each)}</li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-soft">{sayWithLink('endAnyTime')}</p>
      </section>
      <div className="flex flex-wrap gap-3">
        <Button
          isBusy={isGone && (answer.variables?.isAllowed ?? false)}
          disabled={isGone || opensNothing}
          onClick={() => answer.mutate({ query: request, isAllowed: true, scopes: [...allowed] })}
        >
          {say('allow')}
        </Button>
        <Button
          variant="quiet"
          disabled={isGone}
          onClick={() => answer.mutate({ query: request, isAllowed: false, scopes: [] })}
        >
          {say('deny')}
        </Button>
      </div>
    </div>
  );
}
