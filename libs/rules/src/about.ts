/** What a person can tell a sender about themselves, beside the consent to texts. The sender accepts each of them. */
export const aboutFields = [
  'birthday',
  'email',
  'phone',
  'address',
  'timeZone',
  'language',
  'sizes',
  'likes',
  'dislikes',
  'allergies',
] as const;
export type AboutField = (typeof aboutFields)[number];

/** What a person agrees to on the page. It is stored with the exact words. */
export const consents = ['details', 'texts'] as const;
export type Consent = (typeof consents)[number];

/** The words beside the button and the box. */
export const consentWords = (what: Consent, sender: string): string =>
  what === 'details'
    ? `${sender} may keep what I write here in Presently, to choose gifts for me.`
    : `${sender} may send gifts to my phone by text message.`;
