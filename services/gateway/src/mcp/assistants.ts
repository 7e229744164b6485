import { isPaged } from '@presently/contracts/kit/operation';
import { parseMessage } from '@presently/messaging/messages';
import { toProblem } from '@presently/messaging/problem';
import type { RpcClient, CallOptions } from '@presently/messaging/rpc-client';
import { requireScope } from '@presently/messaging/calls/token-scope';
import {
  createMcpHandler,
  fromJsonSchema,
  McpServer,
  ResourceTemplate,
  type CallToolResult,
  type ReadResourceResult,
} from '@modelcontextprotocol/server';
import { Logger } from '@nestjs/common';
import type { GatewayEnv } from '../env.js';
import type { Session } from '../http/session.js';
import { instructions, marked, plainName } from './marked.js';
import { scopeOf, type Tool } from './tool.js';
import { fieldsOf, schemasOf } from './tool-schemas.js';
import { tools } from './tools.js';

/** What an assistant asks for, with the call of its token. */
export interface Asking {
  session: Session;
  options: CallOptions;
}

type Fields = Record<string, unknown>;
const toolNamed = (name: string): Tool => tools.find((each) => each.name === name)!;
const isContact = ({ caller: { token } }: Session) => token?.scopes.includes('contacts') ?? false;

/** Writes the server that an assistant talks to: tools, resources and a prompt, for one request. */
export class Assistants {
  private readonly logger = new Logger(Assistants.name);
  private readonly schemas = new Map<
    string,
    { input: ReturnType<typeof fromJsonSchema>; output: ReturnType<typeof fromJsonSchema> }
  >();

  constructor(
    private readonly rpc: RpcClient,
    private readonly env: GatewayEnv,
  ) {}

  /** Answers the protocol's requests. */
  handler(asking: Asking): ReturnType<typeof createMcpHandler> {
    return createMcpHandler(() => this.serve(asking));
  }

  private serve(asking: Asking): McpServer {
    const server = new McpServer({ name: 'presently', title: 'Presently', version: '1' }, { instructions });
    const hasContacts = isContact(asking.session);
    for (const tool of tools) {
      const { input, output } = this.schemasOf(tool, hasContacts);
      const isReading = scopeOf(tool) === 'read';
      server.registerTool(
        tool.name,
        {
          title: tool.title,
          description: tool.description,
          inputSchema: input,
          outputSchema: output,
          annotations: {
            title: tool.title,
            readOnlyHint: isReading,
            destructiveHint: tool.name === 'change_person',
            idempotentHint: isReading,
            openWorldHint: tool.name === 'find_ideas',
          },
        },
        (given) => this.call(tool, given as Fields, asking),
      );
    }
    this.addResources(server, asking);
    addPrompt(server);
    return server;
  }

  private async call(tool: Tool, given: Fields, asking: Asking): Promise<CallToolResult> {
    try {
      const result = await this.answer(tool, given, asking);
      this.audit(tool, asking, 'done');
      return { content: [{ type: 'text', text: marked(result) }], structuredContent: result };
    } catch (error) {
      const { code, message, detail } = toProblem(error);
      this.audit(tool, asking, code);
      const fields = Object.values(detail.errors ?? {}).flat();
      return { isError: true, content: [{ type: 'text', text: [`${code}: ${message}`, ...fields].join('\n') }] };
    }
  }

  private async answer(tool: Tool, given: Fields, { session, options }: Asking): Promise<Fields> {
    const { operation } = tool;
    requireScope(session.caller.token, scopeOf(tool));
    const fields = fieldsOf(tool, isContact(session));
    const input = parseMessage(operation.input, { ...tool.usual, ...only(given, fields.input) });
    const { json, next } = await this.rpc.callForJson(operation, input, options);
    const answer = JSON.parse(json.toString()) as Fields | Fields[];
    const page = tool.page(given, Array.isArray(answer) ? {} : answer);
    const url = `${this.env.origin}${page}`;
    if (!Array.isArray(answer)) return { ...only(answer, fields.output), url };
    const rows = answer.map((row) => only(row, fields.output));
    return { [tool.listed!]: rows, ...(isPaged(operation) && next !== undefined && { next }), url };
  }

  private addResources(server: McpServer, asking: Asking): void {
    const read = async (name: string, given: Fields, uri: URL): Promise<ReadResourceResult> => {
      const result = await this.answer(toolNamed(name), given, asking);
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text: marked(result) }] };
    };
    const days = { title: 'Upcoming days', description: 'Birthdays and other days of the next 60 days' };
    server.registerResource('days', 'presently://days', days, (uri) => read('upcoming_occasions', { days: 60 }, uri));
    const people = new ResourceTemplate('presently://people/{recipientId}', { list: () => this.listPeople(asking) });
    const person = { title: 'A person', description: 'What the user knows about one person' };
    server.registerResource('person', people, person, (uri, { recipientId }) =>
      read('get_person', { recipientId }, uri),
    );
  }

  private async listPeople(asking: Asking) {
    const { people } = await this.answer(toolNamed('list_people'), {}, asking);
    const resources = (people as { id: string; name: string }[]).map(({ id, name }) => ({
      uri: `presently://people/${id}`,
      name: plainName(name),
      mimeType: 'text/plain',
    }));
    return { resources };
  }

  /** Which assistant used what, and how it went. No argument, and no token. */
  private audit({ name }: Tool, { session: { caller } }: Asking, outcome: string): void {
    this.logger.log({ line: 'assistant', tool: name, outcome, userId: caller.userId, tokenId: caller.token?.id });
  }

  private schemasOf(tool: Tool, hasContacts: boolean) {
    const key = `${tool.name} ${hasContacts}`;
    let known = this.schemas.get(key);
    if (!known) {
      const { input, output } = schemasOf(tool, hasContacts);
      known = { input: fromJsonSchema(input), output: fromJsonSchema(output) };
      this.schemas.set(key, known);
    }
    return known;
  }
}

const only = (from: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]));

const text = (description: string) => ({ type: 'string', description });

function addPrompt(server: McpServer): void {
  const argsSchema = fromJsonSchema<{ name: string; budget?: string }>({
    type: 'object',
    properties: { name: text('Who it is for'), budget: text('How much it may cost') },
    required: ['name'],
  });
  const about = { title: 'A gift for …', description: 'Finds and proposes a gift for a person', argsSchema };
  server.registerPrompt('gift_for', about, ({ name, budget }) => {
    const cost = budget ? ` It may cost ${budget}.` : '';
    const steps =
      'Look the person up, see what they have got before, find three ideas and say why each suits. When I have chosen, ' +
      'write the message and propose the gift. I approve it myself.';
    return {
      messages: [{ role: 'user', content: { type: 'text', text: `Find a gift for ${name}.${cost} ${steps}` } }],
    };
  });
}
