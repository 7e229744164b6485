import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/controls/button.js';
import { CopyField } from '../../../ui/controls/copy-field.js';
import { Section } from '../section.js';

/** The door for assistants, where the operator has one: its description (RFC 9728) is there only then. */
export function Assistants() {
  const { data: hasDoor = false } = useQuery({
    queryKey: ['door for assistants'],
    queryFn: async ({ signal }) => (await fetch('/.well-known/oauth-protected-resource/mcp', { signal })).ok,
    staleTime: Infinity,
  });
  if (!hasDoor) return null;
  return (
    <Section
      id="assistants"
      title="Your assistant"
      lead="Claude, ChatGPT and other assistants can look up people, find ideas and write messages for you. What they want to send waits under Proposals until you approve it."
    >
      <div className="grid gap-5">
        <CopyField label="Address for assistants" text={`${location.origin}/mcp`} action="Copy address" />
        <ol className="grid max-w-[60ch] list-decimal gap-2 pl-5 text-ink-soft">
          <li>Add this address to your assistant, where it asks for an MCP server or a custom connector.</li>
          <li>
            Say on our page what it may do. If it asks for a token instead, make one that may read and change. Leave
            sending off, and you decide each gift.
          </li>
          <li>Ask it: “Whose birthday is next, and what would they like?”</li>
        </ol>
        <Button asChild variant="quiet" className="justify-self-start">
          <Link to="/account/security#tokens">Make a token</Link>
        </Button>
      </div>
    </Section>
  );
}
