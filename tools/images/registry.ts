import { Failure } from '../../libs/cli/src/failure.ts';

/** A name with a tag, such as `postgres:17` or `grafana/otel-lgtm:0.17.1`. */
export interface ImageName {
  name: string;
  tag: string;
}

const manifestTypes = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

/** A container registry. The default is Docker's. */
export class Registry {
  private readonly url: string;
  constructor(url = 'https://registry-1.docker.io') {
    this.url = url;
  }

  /** The digest of what a tag means now, for all platforms. @throws Failure if the registry cannot tell */
  async digestOf({ name, tag }: ImageName): Promise<string> {
    const path = name.includes('/') ? name : `library/${name}`;
    const address = `${this.url}/v2/${path}/manifests/${tag}`;
    const first = await this.head(address);
    const answer = first.status === 401 ? await this.head(address, await this.signIn(first)) : first;
    const digest = answer.headers.get('docker-content-digest');
    if (!answer.ok || !digest || !/^sha256:[0-9a-f]{64}$/.test(digest))
      throw new Failure(`${this.url} answers ${answer.status} for ${name}:${tag}`);
    return digest;
  }

  private async head(address: string, token?: string): Promise<Response> {
    const headers = { accept: manifestTypes, ...(token && { authorization: `Bearer ${token}` }) };
    return this.ask(address, { method: 'HEAD', headers });
  }

  /** A token for reading, without an account. */
  private async signIn(refusal: Response): Promise<string> {
    const challenge = refusal.headers.get('www-authenticate') ?? '';
    const { realm, ...query } = Object.fromEntries(
      [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    );
    if (!realm) throw new Failure(`${this.url} asks for a sign-in that is unknown here`);
    const answer = await this.ask(`${realm}?${new URLSearchParams(query).toString()}`);
    return ((await answer.json()) as { token: string }).token;
  }

  private async ask(address: string, options: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(address, { ...options, signal: AbortSignal.timeout(10_000) });
    } catch (error) {
      const { message, cause } = error as Error;
      throw new Failure(
        `${new URL(address).host} cannot be reached: ${(cause as Error | undefined)?.message ?? message}`,
      );
    }
  }
}
