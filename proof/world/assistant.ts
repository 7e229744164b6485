import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type CallToolResult,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from '@modelcontextprotocol/client';

/** What an assistant keeps of a person who has connected it. Everything else the official client does by itself. */
class Memory implements OAuthClientProvider {
  client: StoredOAuthClientInformation | undefined;
  kept: StoredOAuthTokens | undefined;
  /** Where it wants its user to go. */
  wanted: URL | undefined;
  private verifier = '';
  private discovered: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>;
  readonly redirectUrl: string;

  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl;
  }

  get clientMetadata(): OAuthClientMetadata {
    return {
      client_name: 'Claude',
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  }
  state = () => 'a-state';
  clientInformation = () => this.client;
  saveClientInformation = (client: StoredOAuthClientInformation) => void (this.client = client);
  tokens = () => this.kept;
  saveTokens = (tokens: StoredOAuthTokens) => void (this.kept = tokens);
  redirectToAuthorization = (url: URL) => void (this.wanted = url);
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier);
  codeVerifier = () => this.verifier;
  /** It is told so by the official client when its tokens are refused. */
  invalidateCredentials = (what: string) => {
    if (what === 'all' || what === 'tokens') this.kept = undefined;
    if (what === 'all' || what === 'client') this.client = undefined;
  };
  discoveryState = () => this.discovered;
  saveDiscoveryState = (state: NonNullable<typeof this.discovered>) => void (this.discovered = state);
}

/** An assistant that knows an address, and nothing else. */
export class Assistant {
  readonly memory: Memory;
  private readonly url: string;
  private transport: StreamableHTTPClientTransport | undefined;
  private connection: Client | undefined;

  constructor(url: string, redirectUrl: string) {
    this.url = url;
    this.memory = new Memory(redirectUrl);
  }

  get client(): Client {
    return this.connection!;
  }

  /** @returns where its user has to go first; undefined if it is connected */
  async connect(): Promise<URL | undefined> {
    await this.close();
    this.transport = new StreamableHTTPClientTransport(new URL('/mcp', this.url), { authProvider: this.memory });
    const client = new Client({ name: 'claude', version: '1' });
    const asked = await whereTo(this.memory, () => client.connect(this.transport!));
    if (asked) return asked;
    this.connection = client;
    return undefined;
  }

  /** Takes the address to which its user was sent back, and connects. */
  async finish(answer: URL): Promise<void> {
    await this.transport!.finishAuth(answer.searchParams);
    const asked = await this.connect();
    if (asked) throw new Error('The assistant was not allowed anything');
  }

  /** @returns where its user has to go first, or what the tool says */
  async use(name: string, given: Record<string, unknown> = {}): Promise<URL | Record<string, unknown>> {
    let result: CallToolResult | undefined;
    const asked = await whereTo(this.memory, async () => {
      result = await this.client.callTool({ name, arguments: given });
    });
    if (asked) return asked;
    if (result!.isError) throw new Error(JSON.stringify(result!.content));
    return result!.structuredContent as Record<string, unknown>;
  }

  async close(): Promise<void> {
    await this.connection?.close();
    this.connection = undefined;
  }
}

async function whereTo(memory: Memory, attempt: () => Promise<unknown>): Promise<URL | undefined> {
  memory.wanted = undefined;
  try {
    await attempt();
    return undefined;
  } catch (error) {
    const { wanted } = memory;
    if (error instanceof UnauthorizedError && wanted) return wanted;
    throw error;
  }
}
