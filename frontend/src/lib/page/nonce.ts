/** The nonce with which the content security policy allows `<style>` elements of libraries. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined;
}
