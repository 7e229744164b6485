import type { addsPerson } from '../../domain/recipient/adds-person.js';

/**
 * Whether whoever came to the recipients wants to add one: by a link with the state `addsPerson`, or by `?add=person`,
 * which is the address of the installed app's shortcut.
 * @returns also the query without this wish
 */
export function addingAsked(state: unknown, search: string): { isWanted: boolean; search: string } {
  const query = new URLSearchParams(search);
  const isAsked = query.get('add') === 'person';
  if (isAsked) query.delete('add');
  return {
    isWanted: isAsked || (state as Partial<typeof addsPerson> | null)?.isAdding === true,
    search: isAsked ? query.toString() : search,
  };
}
