/** An OpenID provider that the operator has named. */
export interface ProviderSettings {
  /** Its position in the settings, from 1. */
  id: string;
  /** What the button says: `Continue with <name>`. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Variables with one value for each provider, in the same order, separated by commas. */
export interface OpenIdEnv {
  NODE_ENV: string;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
}

const most = 10;

const listOf = (value: string | undefined): string[] => value?.split(',').map((part) => part.trim()) ?? [];

/** What is wrong with the settings, in sentences. */
export function problemsOfProviders(env: OpenIdEnv): string[] {
  const issuers = listOf(env.OIDC_ISSUER);
  const wrongIssuers = issuers.flatMap((issuer) => {
    const protocol = URL.canParse(issuer) ? new URL(issuer).protocol : '';
    const isAllowed = protocol === 'https:' || (protocol === 'http:' && env.NODE_ENV !== 'production');
    return isAllowed ? [] : [`OIDC_ISSUER names "${issuer}", which is not an https:// address`];
  });
  const wrongCounts = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const).flatMap((name) => {
    const given = listOf(env[name]);
    if (name === 'OIDC_NAME' && given.length === 0) return [];
    if (given.length === issuers.length && given.every((each) => each !== '')) return [];
    return [`${name} must have one value for each OIDC_ISSUER (${issuers.length}), separated by commas`];
  });
  const tooMany = issuers.length > most ? [`OIDC_ISSUER may name ${most} providers`] : [];
  return [...wrongIssuers, ...wrongCounts, ...tooMany];
}

/** The providers of checked settings. */
export function providersOf(env: OpenIdEnv): ProviderSettings[] {
  const [ids, secrets, names] = [env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET, env.OIDC_NAME].map(listOf);
  return listOf(env.OIDC_ISSUER).map((issuer, index) => ({
    id: String(index + 1),
    name: names?.[index] ?? new URL(issuer).hostname,
    issuer,
    clientId: ids![index]!,
    clientSecret: secrets![index]!,
  }));
}
