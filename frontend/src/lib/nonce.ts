/** The word with which the content security policy of this answer allows `<style>` elements made by libraries. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined;
}
