const names = new Intl.DisplayNames('en', { type: 'language' });

/** `sv-SE` → `Swedish (Sweden)` */
export const languageName = (language: string): string => names.of(language) ?? language;
