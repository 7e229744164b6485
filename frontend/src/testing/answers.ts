/** For specs: what `fetch` resolves to. jsdom has no Response. A text is sent as it is, other bodies as JSON. */
export const answerOf = (status: number, body: unknown, headers: HeadersInit = {}): Response =>
  ({
    ok: status < 300,
    status,
    statusText: '',
    headers: new Headers(headers),
    body: null,
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  }) as Response;

/** A call of the page. */
interface Asked {
  /** Method and address: `GET /api/user`. */
  line: string;
  method: string;
  /** Parsed; undefined without one. */
  body: unknown;
}
type Told = readonly [status: number, body: unknown, headers?: HeadersInit];

/** For specs: this function answers all calls of the page. */
export function answerWith(tell: (asked: Asked) => Told): void {
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    const told = tell({ line: `${method} ${url as string}`, method, body: body && JSON.parse(body as string) });
    return answerOf(...told);
  };
}
