/** What a person chose in the list of contacts of their phone. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
  picture?: Blob;
}

type Property = 'name' | 'email' | 'tel' | 'icon';
const wanted: readonly Property[] = ['name', 'email', 'tel', 'icon'];

/** https://developer.mozilla.org/docs/Web/API/ContactsManager; TypeScript has no types of it. */
interface Contacts {
  getProperties: () => Promise<string[]>;
  select: (
    properties: readonly Property[],
  ) => Promise<{ name?: string[]; email?: string[]; tel?: string[]; icon?: Blob[] }[]>;
}

const ofBrowser = (): Contacts | undefined => (navigator as { contacts?: Contacts }).contacts;

/** Whether the browser has a list of contacts to choose from. */
export const hasContacts = (): boolean => typeof ofBrowser()?.select === 'function';

const firstOf = (texts: readonly string[] | undefined): string =>
  texts?.map((text) => text.trim()).find((text) => text !== '') ?? '';

/**
 * Opens the phone's own list of contacts. The page gets the chosen contact and no other, and nothing leaves the browser
 * before the form is saved.
 * @returns undefined if none was chosen
 */
export async function chooseContact(): Promise<Contact | undefined> {
  const contacts = ofBrowser()!;
  const known = await contacts.getProperties();
  const [chosen] = await contacts.select(wanted.filter((property) => known.includes(property)));
  if (!chosen) return undefined;
  const picture = chosen.icon?.[0];
  return {
    name: firstOf(chosen.name),
    email: firstOf(chosen.email),
    phone: firstOf(chosen.tel),
    ...(picture && { picture }),
  };
}
