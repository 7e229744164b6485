import { ucpVersions, type UcpVersion } from '@presently/contracts/gateway/ucp-agent';
import * as v from 'valibot';
import { UcpError } from './shop-fetch.js';

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** Where and in which version a shop answers. */
export interface Shop {
  version: UcpVersion;
  /** Of the MCP binding. */
  endpoint: URL;
  /** Whether it answers about single products. */
  canLookUp: boolean;
  /** Whether it makes baskets. */
  hasBaskets: boolean;
}

const Service = v.object({ version: v.string(), transport: v.string(), endpoint: v.optional(v.string()) });
const Profile = v.object({
  ucp: v.object({
    version: v.string(),
    services: v.record(v.string(), v.array(Service)),
    capabilities: v.optional(v.record(v.string(), v.array(v.object({ version: v.optional(v.string()) }))), {}),
    /** Profiles of other versions, by version. */
    supported_versions: v.optional(v.record(v.string(), v.string()), {}),
  }),
});
type Ucp = v.InferOutput<typeof Profile>['ucp'];

const service = 'dev.ucp.shopping';
const search = 'dev.ucp.shopping.catalog.search';
const lookUp = 'dev.ucp.shopping.catalog.lookup';
const cart = 'dev.ucp.shopping.cart';

/**
 * Reads the profile of a shop and chooses the newest version that both of us speak.
 * @param base the address that the operator named
 * @throws UcpError if there is none, or no search over MCP
 */
export async function discover(base: string, fetch: Fetch, signal: AbortSignal): Promise<Shop> {
  const profile = await readProfile(`${base.replace(/\/$/, '')}/.well-known/ucp`, fetch, signal);
  const version = ucpVersions.find((each) => each === profile.version || each in profile.supported_versions);
  if (!version) throw new UcpError(`The shop speaks UCP ${profile.version}, and we ${ucpVersions.join(', ')}`);
  if (version === profile.version) return shopOf(profile, version);
  const older = await readProfile(profile.supported_versions[version]!, fetch, signal);
  if (older.version !== version) throw new UcpError(`The shop's profile of UCP ${version} is of ${older.version}`);
  return shopOf(older, version);
}

function shopOf({ services, capabilities }: Ucp, version: UcpVersion): Shop {
  if (!(search in capabilities)) throw new UcpError('The shop offers no search');
  const binding = services[service]?.find(({ transport, endpoint }) => transport === 'mcp' && endpoint);
  const endpoint = URL.parse(binding?.endpoint ?? '');
  if (!endpoint) throw new UcpError('The shop offers no MCP binding');
  return { version, endpoint, canLookUp: lookUp in capabilities, hasBaskets: cart in capabilities };
}

async function readProfile(address: string, fetch: Fetch, signal: AbortSignal): Promise<Ucp> {
  if (!URL.canParse(address)) throw new UcpError('The address of a profile is no URL');
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new UcpError(`The shop's profile answers ${response.status}`);
  const { success, output } = v.safeParse(Profile, await response.json());
  if (!success) throw new UcpError("The shop's profile cannot be read");
  return output.ucp;
}
