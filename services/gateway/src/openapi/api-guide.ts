import { mostSendsADay, mostTokens, usualSendsADay } from '@presently/rules/token-scopes';
import { mostWebhooks, webhookPatienceHours } from '@presently/rules/webhooks';

/**
 * The introduction of the API description, in Markdown. `proof/e2e/topics/developers.ts` runs each of its examples, as
 * it stands here.
 * @param origin of the product, `https://presently.example`
 */
export const apiGuide = (
  origin: string,
): string => `What the Presently web application calls, and what your programs can
call with a token.

## Tokens and scopes

Make a token in the app under **Account, Security, Tokens**; it is shown once. Send it with each request as
\`Authorization: Bearer presently_…\`. An account has up to ${mostTokens} tokens; each can have a last day, and ends at
once when you revoke it or change your password.

| scope | what a token with it may do |
| --- | --- |
| \`read\` | calls that read: people, days, ideas that are kept, gifts, proposals |
| \`write\` | also calls that change something or ask for ideas. What would send answers \`202 {"proposalId"}\`: you approve it in the app |
| \`send\` | also send, as many gifts a day as you allow: ${usualSendsADay}, or up to ${mostSendsADay} |
| \`contacts\` | shows addresses and notes to assistants; opens no further call |

Each call below says what it needs, also as \`x-token-scope\`. Without the scope the answer is 403 \`scope\`. Some calls
need a person, whatever the token says: 403 \`person-only\`. They concern sign-in, keys, tokens, webhooks, payment,
export, deletion and administration. Errors are JSON with a stable \`code\` and a \`message\` for a person. 429 and 503
say in \`Retry-After\` when to come back. Lists take \`limit\` and \`after\`; \`Link: <…>; rel="next"\` names the next
page.

## Quick start with curl

With a token that has \`write\`:

\`\`\`bash
API=${origin}/api
AUTH="Authorization: Bearer $TOKEN"
JSON="Content-Type: application/json"
# A person. Keep the id.
PERSON=$(curl -sf "$API/recipients" -H "$AUTH" -H "$JSON" -d '{"name":"Ann Lee","relationship":"Friend"}')
ID=$(echo "$PERSON" | grep -o '"id":"[^"]*"' | head -n 1 | cut -d '"' -f 4)
curl -sf "$API/recipients/$ID/occasions" -H "$AUTH" -H "$JSON" -d '{"type":"Birthday","date":"1990-05-04"}'
# A gift: a proposal that you approve in the app.
GIFT='{"giftName":"Stoneware teapot","message":"Happy birthday!","recipientEmail":"ann@example.com","deliveryMethod":"email"}'
curl -sf "$API/recipients/$ID/gifts" -H "$AUTH" -H "$JSON" -d "$GIFT"
\`\`\`

## Quick start for an assistant

\`${origin}/mcp\` speaks the Model Context Protocol over streamable HTTP. With \`npm install @modelcontextprotocol/client\`:

\`\`\`js
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
const requestInit = { headers: { authorization: \`Bearer \${process.env.TOKEN}\` } };
const transport = new StreamableHTTPClientTransport(new URL('${origin}/mcp'), { requestInit });
const client = new Client({ name: 'my-program', version: '1.0.0' });
await client.connect(transport);
const { tools } = await client.listTools();
console.log(tools.map(({ name }) => name).join(' '));
const people = await client.callTool({ name: 'list_people', arguments: {} });
console.log(JSON.stringify(people.structuredContent));
await client.close();
\`\`\`

## Webhooks

Add a webhook in the app under **Account, Connect**; its secret is shown once. An account has up to ${mostWebhooks}. We
post JSON as [Standard Webhooks](https://www.standardwebhooks.com) describes it. A receiver, with
\`npm install standardwebhooks\`:

\`\`\`js
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
const webhook = new Webhook(process.env.SECRET);
createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  try {
    const { type, data } = webhook.verify(body, request.headers);
    console.log(type, JSON.stringify(data));
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(process.env.PORT ?? 3000);
\`\`\`

The body is \`{"type", "timestamp", "data"}\`. \`data\` holds ids and states: no names, no words of people, no addresses,
no notes. Ask the API for the rest.

| type | when | data |
| --- | --- | --- |
| \`gift.viewed\` | the recipient has opened the gift | \`giftId\`, \`recipientId\`, \`state\`, \`viewedAt\` |
| \`gift.thanked\` | the recipient has said thanks, or changed it | \`giftId\`, \`recipientId\`, \`state\`, \`thankedAt\`, \`isChange\` |
| \`gift.chosen\` | the recipient has chosen one of several products, or changed it, or the last day is over | \`giftId\`, \`recipientId\`, \`state\`, \`chosen\`, \`chosenAt\`, \`isChange\`, \`isChosenByRecipient\` |
| \`gift.failed\` | the gift's message cannot be delivered | \`giftId\`, \`state\`, \`attempt\`, \`failedAt\` |
| \`occasion.due\` | the reminder of a day is due | \`occasionId\`, \`recipientId\`, \`occursOn\`, \`remindOn\` |
| \`proposal.made\` | a gift is proposed to you, by your settings or by a token | \`proposalId\`, \`recipientId\`, \`state\`, \`occursOn\`, \`isByToken\` |

- **Signature.** \`webhook-signature\` is over \`webhook-id\`, \`webhook-timestamp\` and the body. For a day after you make
  a new secret, it has two signatures, and the library accepts either secret.
- **At least once.** Answer 2xx within eight seconds. Anything else is tried again, with growing pauses, for
  ${webhookPatienceHours / 24} days. \`webhook-id\` is the same for every try: remember it to handle a message once.
- **Order.** Messages about one gift come one after another. Those about different gifts do not wait for each other.
- **Off.** A receiver that accepts nothing for ${webhookPatienceHours / 24} days, or answers 410, is switched off, and you get a mail.
  What waits for it is kept for 30 days. The app shows the last fifty messages, and sends one again if you ask.
- **Where to.** Only https on port 443 of a public address; redirects are not followed. While you try Presently with
  \`npm start\`, also http on the same machine.
- **Versions.** A type may get further fields. Any other change gets a new type, and the former one stays.
`;
