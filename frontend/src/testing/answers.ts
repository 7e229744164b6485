/** For specs: what `fetch` resolves to. jsdom has no Response. A text is sent as it is, other bodies as JSON. */
export const answerOf = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  ({
    ok: status < 300,
    status,
    statusText: '',
    headers: new Headers(headers),
    body: null,
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  }) as Response;

/** The server's side of a call of a spec: method and path, `GET /api/user`, and the parsed body. */
export interface Asked {
  line: string;
  body: Record<string, unknown>;
  init: RequestInit;
}
export type Told = readonly [status: number, body: unknown, headers?: Record<string, string>];

/** For specs: answers all calls of the page by this function. */
export function answerWith(tell: (asked: Asked) => Told | Promise<Told>): void {
  globalThis.fetch = async (url, init = {}) => {
    const body = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>;
    return answerOf(...(await tell({ line: `${init.method ?? 'GET'} ${url as string}`, body, init })));
  };
}
