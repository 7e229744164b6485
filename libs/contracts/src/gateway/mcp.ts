import { gatewayAddress } from '../kit/gateway-call.js';

/** The Model Context Protocol, for assistants with a token of their user. */
export const callMcp = gatewayAddress('mcp.call', { route: 'POST /mcp', access: 'public' });
/** There are no streams and no sessions to end: 405. */
export const openMcp = gatewayAddress('mcp.open', { route: 'GET /mcp', access: 'public' });
export const closeMcp = gatewayAddress('mcp.close', { route: 'DELETE /mcp', access: 'public' });
