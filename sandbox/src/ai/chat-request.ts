/** The imitated part of a request for a chat completion. */
export interface ChatRequest {
  model: string;
  messages: { role: string; content: string }[];
  stream: boolean;
  /** Whether a streamed answer ends with the token usage. */
  includeUsage: boolean;
  schema?: { name: string; schema: JsonSchema };
}

export interface JsonSchema {
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** An invalid request, answered with 400 as OpenAI does. */
export class InvalidRequest extends Error {
  constructor(
    message: string,
    readonly param: string | null = null,
  ) {
    super(message);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a message. Its content may be a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw new InvalidRequest("Invalid type for 'messages[].content'", 'messages');
  return content.map((part) => (isObject(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('');
}

export function parseChatRequest(body: unknown): ChatRequest {
  if (!isObject(body)) throw new InvalidRequest('We could not parse the JSON body of your request.');
  if (typeof body['model'] !== 'string' || body['model'] === '')
    throw new InvalidRequest('you must provide a model parameter');
  if (!Array.isArray(body['messages']) || body['messages'].length === 0)
    throw new InvalidRequest("Missing required parameter: 'messages'.", 'messages');
  const messages = body['messages'].map((message: unknown) => {
    if (!isObject(message) || typeof message['role'] !== 'string')
      throw new InvalidRequest("Missing required parameter: 'messages[].role'.", 'messages');
    return { role: message['role'], content: textOf(message['content']) };
  });
  const format = body['response_format'];
  const wanted = isObject(format) && format['type'] === 'json_schema' ? format['json_schema'] : undefined;
  if (wanted !== undefined && (!isObject(wanted) || typeof wanted['name'] !== 'string' || !isObject(wanted['schema'])))
    throw new InvalidRequest("Missing required parameter: 'response_format.json_schema'.", 'response_format');
  const streaming = body['stream_options'];
  return {
    model: body['model'],
    messages,
    stream: body['stream'] === true,
    includeUsage: isObject(streaming) && streaming['include_usage'] === true,
    ...(wanted && { schema: { name: wanted['name'] as string, schema: wanted['schema'] as JsonSchema } }),
  };
}

/** The JSON between `<data>` tags in the first message that has it. */
export function dataOf({ messages }: ChatRequest): Record<string, unknown> | undefined {
  for (const { role, content } of messages) {
    const [, quoted] = role === 'user' ? (/<data>\n([\s\S]*)\n<\/data>/.exec(content) ?? []) : [];
    if (!quoted) continue;
    try {
      const data = JSON.parse(quoted) as unknown;
      if (isObject(data)) return data;
    } catch {
      // Not a question of the product.
    }
  }
  return undefined;
}
