import { isPlainObject } from '@presently/contracts/kit/plain-object';
import { allowsScope, type TokenScope } from '@presently/rules/token-scopes';
import { scopeOf } from './tool.js';
import { tools } from './tools.js';

/**
 * What a call of a tool needs and the token does not have, as the scope of a challenge. Other messages need nothing, and
 * whatever is malformed is the protocol's to refuse.
 */
export function missingScope(message: unknown, scopes: readonly TokenScope[]): string | undefined {
  if (!isPlainObject(message) || message['method'] !== 'tools/call' || !isPlainObject(message['params']))
    return undefined;
  const { name } = message['params'];
  const tool = tools.find((each) => each.name === name);
  if (!tool) return undefined;
  const needed = scopeOf(tool);
  if (allowsScope(scopes, needed)) return undefined;
  return [...new Set([...scopes, 'read', needed])].join(' ');
}
