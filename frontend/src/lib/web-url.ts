/** The address if it is safe to follow or to load: absolute, http or https, without credentials. */
export function webUrl(text: string | null | undefined): string | undefined {
  // Not URL.parse: the gift page must run on older phones.
  try {
    const url = new URL(text ?? '');
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
}
