import type { NeededScope } from '@presently/rules/token-scopes';

/** Areas of keys and money: their calls are for persons unless they say otherwise. */
const ofPersons = /^(identity|billing|session|providers|account)\./;

/**
 * What a call needs of a token if its declaration says nothing. Whatever is about keys, money or administration is
 * closed to tokens until somebody opens it, also a new call.
 */
export function usualScope(name: string, route: string | undefined, access: string): NeededScope {
  if (route === undefined || access === 'admin' || ofPersons.test(name)) return 'person';
  if (/ \/api\/(user|admin|exports)(\/|$)/.test(route)) return 'person';
  return route.startsWith('GET ') ? 'read' : 'write';
}
