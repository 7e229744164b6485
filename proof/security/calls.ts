import { randomUUID } from 'node:crypto';
import { requestOf, routed } from '@presently/testing/valid-requests';
import type { Answer } from '../world/client.ts';
import type { Attacker } from './attacker.ts';
import { businessOf, ofGateway, type Business } from './topics/ownership-rows.ts';

/** One call of the API. */
export interface Call {
  name: string;
  method: string;
  business: Business;
  /** Names of its path parameters. */
  parameters: string[];
  /** Makes the call. Path parameters that `ids` does not name get unknown ids. */
  make: (caller: Attacker, ids?: Record<string, string>, headers?: Record<string, string>) => Promise<Answer>;
}

const json = { 'content-type': 'application/json' };

const declared: Call[] = routed.map(([name, op]) => ({
  name,
  method: op.route!.split(' ')[0]!,
  business: businessOf[name]!,
  parameters: [...op.route!.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter!),
  make: (caller, ids = {}, headers = {}) => {
    const { method, path, text } = requestOf(op, ids);
    return caller.raw(method, path, text, text === undefined ? headers : { ...json, ...headers });
  },
}));

/** Well-formed bodies that change nothing. */
const bodies: Record<string, object> = {
  'session.login': { username: 'nobody-at-all', password: 'wrong' },
  'session.register': { username: 'x', password: 'y' },
  'session.changePassword': { currentPassword: 'wrong', newPassword: 'also quite wrong' },
};

/** Of the form that a path parameter has, and of nobody. */
const unknown = (parameter: string) => (parameter.endsWith('Id') ? randomUUID() : 'A'.repeat(32));

const byHand: Call[] = Object.entries(ofGateway).map(([name, [route, business]]) => {
  const [method, template] = route.split(' ') as [string, string];
  const isUpload = name.startsWith('uploads.');
  return {
    name,
    method,
    business,
    parameters: [...template.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter!),
    make: (caller, ids = {}, headers = {}) => {
      const path = template.replaceAll(/:(\w+)/g, (_match, parameter: string) => ids[parameter] ?? unknown(parameter));
      if (isUpload)
        return caller.raw(method, path, Buffer.from('no recording'), { 'content-type': 'audio/ogg', ...headers });
      const body = bodies[name];
      return caller.raw(method, path, body && JSON.stringify(body), { ...(body && json), ...headers });
    },
  };
});

/** Every call of the API. */
export const calls: readonly Call[] = [...declared, ...byHand];

/** Calls by name, for `it.each`. The live stream never ends, so only its refusals can be tested. */
export const named = (isWanted: (call: Call) => boolean): [string, Call][] =>
  calls.filter(isWanted).map((call) => [call.name, call]);
