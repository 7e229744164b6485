import { isPortrait } from '@presently/rules/portraits';
import { longestUrl } from '@presently/rules/longest-url';

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

/** An address that is safe and not too long for the server; blank otherwise. */
export function usableUrl(text: string): string {
  const url = webUrl(text) ?? '';
  return url.length <= longestUrl ? url : '';
}

/** The address of a typed text, with a missing `https://` added. Blank if it is unsafe or no address. */
export function linkFrom(typed: string): string {
  const text = typed.trim();
  const [host = ''] = /^[^\s:/?#@]+(?=[/?#]|$)/.exec(text) ?? [];
  return usableUrl(host.slice(1, -1).includes('.') ? `https://${text}` : text);
}

/**
 * Where Presently shows an uploaded picture, or its own copy of one from elsewhere. The content policy allows no foreign
 * pictures.
 */
export function pictureCopyUrl(text: string | null | undefined): string | undefined {
  if (isPortrait(text)) return text;
  const url = webUrl(text);
  return url && `/media/pictures?url=${encodeURIComponent(url)}`;
}
