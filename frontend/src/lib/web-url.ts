import { isPortrait } from '@presently/rules/portraits';

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

/**
 * Where Presently shows an uploaded picture, or its own copy of one from elsewhere. The content policy allows no foreign
 * pictures.
 */
export function pictureCopyUrl(text: string | null | undefined): string | undefined {
  if (isPortrait(text)) return text;
  const url = webUrl(text);
  return url && `/media/pictures?url=${encodeURIComponent(url)}`;
}
