import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { CopyField } from '../../../ui/controls/copy-field.js';
import { Section } from '../section.js';
import { connectWords as say } from '../../../languages/connect/en.js';

/** The door for assistants, where the operator has one: its description (RFC 9728) is there only then. */
export function Assistants() {
  const { data: hasDoor = false } = useQuery({
    queryKey: ['door for assistants'],
    queryFn: async ({ signal }) => (await fetch('/.well-known/oauth-protected-resource/mcp', { signal })).ok,
    staleTime: Infinity,
  });
  if (!hasDoor) return null;
  return (
    <Section id="assistants" title={say('assistantTitle')} lead={say('assistantLead')}>
      <div className="grid gap-5">
        <CopyField label={say('assistantAddress')} text={`${location.origin}/mcp`} action={say('copyAddress')} />
        <ol className="grid max-w-[60ch] list-decimal gap-2 ps-5 text-ink-soft">
          <li>{say('assistantStep1')}</li>
          <li>{say('assistantStep2')}</li>
          <li>{say('assistantStep3')}</li>
        </ol>
        <Button asChild variant="quiet" className="justify-self-start">
          <Link to="/account/security#tokens">{say('makeToken')}</Link>
        </Button>
      </div>
    </Section>
  );
}
