import type { ImageName } from './registry.ts';

/** Images of others, in a Dockerfile, in compose and in manifests, with or without a digest. */
const reference =
  /(?<before>^ARG \w+_IMAGE=|\bimage: (?:\$\{\w+:-)?)(?!presently\/)(?<name>[a-z][\w./-]*):(?<tag>[\w][\w.-]*)(?:@(?<digest>sha256:[0-9a-f]{64}))?/gm;

export interface Reference extends ImageName {
  digest?: string;
}

export const referencesIn = (text: string): Reference[] =>
  [...text.matchAll(reference)].map(({ groups }) => {
    const { name, tag, digest } = groups as { name: string; tag: string; digest?: string };
    return { name, tag, ...(digest && { digest }) };
  });

export const titleOf = ({ name, tag }: ImageName): string => `${name}:${tag}`;

/** The same text with the digest behind each tag. @param digests by `name:tag`; what is not there stays as it is */
export const pin = (text: string, digests: ReadonlyMap<string, string>): string =>
  text.replaceAll(reference, (whole, before: string, name: string, tag: string) => {
    const digest = digests.get(titleOf({ name, tag }));
    return digest ? `${before}${name}:${tag}@${digest}` : whole;
  });
