import type { DeliveryMethod } from './vocabulary.js';
import { plainNumber } from './written-number.js';

interface Provider {
  /** Domains that reach the same mailboxes. */
  domains: readonly string[];
  /** Characters of the local part that the provider ignores. */
  ignores: RegExp;
}

/** Providers that document several spellings of one mailbox, plus tags among them. The first domain stands for all. */
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
 * was typed. Case, Unicode forms, plus tags, trailing dots and the dots that a provider ignores make no difference. Who
 * wants no mail gets none in any spelling; what a server said of one spelling is kept by {@link mailboxOf}.
 */
export function canonicalEmail(address: string): string {
  const { local, domain } = partsOf(address);
  const untagged = local.replace(tag, '');
  return providerForm(untagged, domain) ?? `${untagged}@${domain}`;
}

/**
 * The form in which only those spellings are equal that surely reach one mailbox: {@link canonicalEmail} for providers that
 * document what they ignore. Elsewhere `ada+x@` may be another mailbox than `ada@`, or none.
 */
export function mailboxOf(address: string): string {
  const { local, domain } = partsOf(address);
  return providerForm(local.replace(tag, ''), domain) ?? `${local}@${domain}`;
}

function partsOf(address: string): { local: string; domain: string } {
  const plain = address.normalize('NFKC').replace(invisible, '');
  const at = plain.lastIndexOf('@');
  const local = plain.slice(0, Math.max(at, 0)).replace(quotes, '$1').toLowerCase().normalize('NFKC');
  return { local, domain: canonicalDomain(plain.slice(at + 1)) };
}

/** @returns undefined for a provider that does not say what it ignores */
function providerForm(untagged: string, domain: string): string | undefined {
  const provider = providers.find(({ domains }) => domains.includes(domain));
  return provider && `${untagged.replace(provider.ignores, '') || untagged}@${provider.domains[0]}`;
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

/** {@link mailboxOf} or {@link canonicalPhone}. */
export const exactContact = (channel: DeliveryMethod, contact: string): string =>
  channel === 'email' ? mailboxOf(contact) : canonicalPhone(contact);
