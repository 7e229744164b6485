import type { DeliveryMethod } from './vocabulary.js';
import { plainNumber } from './written-number.js';

interface Provider {
  /** Domains that reach the same mailboxes. */
  domains: readonly string[];
  /** Characters of the local part that the provider ignores. */
  ignores: RegExp;
}

/** Providers that document several spellings of one mailbox. The first domain stands for all. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignores: /[._-]/g },
];

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s]/gu;
/** A quoted local part reaches the same mailbox as the text inside the quotes. */
const quotes = /\\(.)|"/g;
const tag = /(?<=.)\+.*/s;

/**
 * The form in which all spellings of one mailbox are equal: for comparing only, because mail goes to the address as it
 * was typed. Case, Unicode forms, plus tags, trailing dots and the dots that a provider ignores make no difference.
 */
export function canonicalEmail(address: string): string {
  const plain = address.normalize('NFKC').replace(invisible, '');
  const at = plain.lastIndexOf('@');
  const domain = canonicalDomain(plain.slice(at + 1));
  const local = plain.slice(0, Math.max(at, 0)).replace(quotes, '$1').toLowerCase().normalize('NFKC').replace(tag, '');
  const provider = providers.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${local}@${domain}`;
  return `${local.replace(provider.ignores, '') || local}@${provider.domains[0]}`;
}

/** In punycode and lower case, without trailing dots. */
function canonicalDomain(written: string): string {
  const host = written.replace(/(?<![.。])[.。]+$/, '');
  return URL.parse(`http://${host}`)?.hostname ?? host.toLowerCase();
}

/** A phone number in E.164: `+` and digits. */
export const canonicalPhone = (number: string): string => `+${plainNumber(number).replace(/\D/g, '')}`;

/** {@link canonicalEmail} or {@link canonicalPhone}. */
export const canonicalContact = (channel: DeliveryMethod, contact: string): string =>
  channel === 'email' ? canonicalEmail(contact) : canonicalPhone(contact);
