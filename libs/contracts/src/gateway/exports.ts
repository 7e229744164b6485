import { gatewayAddress } from '../kit/gateway-call.js';

/** The zip of an export, for its signed-in owner. */
export const downloadExport = gatewayAddress('exports.download', {
  route: 'GET /api/exports/:exportId/file',
  access: 'public',
});
