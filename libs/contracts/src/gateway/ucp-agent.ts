import { gatewayAddress } from '../kit/gateway-call.js';

/** The versions of the Universal Commerce Protocol that we speak, the newest first. A shop must speak one of them. */
export const ucpVersions = ['2026-08-25', '2026-04-08'] as const;
export type UcpVersion = (typeof ucpVersions)[number];

/** Our agent profile, which a shop reads before it answers. A profile is of one version. */
export const showUcpAgent = gatewayAddress('ucp.agent', { route: 'GET /ucp/agent/:version', access: 'public' });
