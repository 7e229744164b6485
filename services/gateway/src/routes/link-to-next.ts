/** The `Link` header (RFC 8288) that names the next page: the same request with the page's cursor. */
export function linkToNext({ route }: { readonly route: string }, input: object, next: string): string {
  const rest: Record<string, unknown> = { ...input, after: next };
  const path = route.slice(route.indexOf('/')).replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return `<${path}?${query.toString()}>; rel="next"`;
}
