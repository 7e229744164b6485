import { gatewayAddress } from '../kit/gateway-call.js';

/** Liveness: 503 means that the process should be restarted. */
export const liveness = gatewayAddress('health.live', { route: 'GET /healthz', access: 'public' });
/** Readiness: 503 means that the process should receive no requests. */
export const readiness = gatewayAddress('health.ready', { route: 'GET /readyz', access: 'public' });

export const apiDescription = gatewayAddress('docs.description', { route: 'GET /api/openapi.json', access: 'public' });
export const apiDocs = gatewayAddress('docs.page', { route: 'GET /api/docs', access: 'public' });
export const apiDocsFile = gatewayAddress('docs.file', { route: 'GET /api/docs/:file', access: 'public' });
