import { gatewayAddress } from '../kit/gateway-call.js';

/** The calendar feed, `/calendar/<secret>.ics`. */
export const readCalendar = gatewayAddress('calendar.read', { route: 'GET /calendar/:file', access: 'public' });
