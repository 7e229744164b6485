/** What a contact says by which a company is told from a person. Any may be empty. */
export interface Names {
  given: string;
  family: string;
  /** As the program shows the contact. */
  shown: string;
  organisation: string;
}

/** Whether a contact is a company: it has an organisation, and no other name than that. */
export function isCompany({ given, family, shown, organisation }: Names): boolean {
  const company = plain(organisation);
  if (company === '' || plain(given) !== '') return false;
  // Some programs keep the name of a company as a family name.
  return [family, shown].every((name) => plain(name) === '' || plain(name) === company);
}

/** Endings of names of companies, also with points between their letters. */
const legalForms = new Set(
  'inc llc ltd limited corp corporation co plc gmbh ag kg ug e v sarl sas sa s a l r p srl spa lda ltda bv oy ab as'.split(
    ' ',
  ),
);

/** Without signs, case and the legal form. */
function plain(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const last = words.findLastIndex((word) => !legalForms.has(word));
  return words.slice(0, last < 0 ? words.length : last + 1).join(' ');
}

const roles = new Set(
  `info infos information sales support help helpdesk service services customerservice customer care client contact contacts contactus
  office admin administration administrator hello hi mail email post office team staff billing invoice invoices accounts accounting
  finance payments newsletter news updates jobs careers hr press media marketing webmaster postmaster hostmaster abuse root security
  legal privacy orders order shop store reservations reservation booking bookings enquiries enquiry inquiries inquiry feedback
  notifications notification notify alert alerts system bounce bounces subscribe unsubscribe noreply donotreply reply
  kontakt buero büro verkauf vertrieb bestellung bestellungen rechnung rechnungen kundenservice kundendienst empfang praxis
  sekretariat zentrale accueil commercial facturation service-client boutique contacto ventas soporte atencion administracion
  facturacion tienda contato vendas suporte atendimento loja contatti vendite assistenza ufficio amministrazione segreteria
  negozio`.split(/\s+/),
);
/** What may stand behind a role: `info-uk@`. */
const countries = new Set('us uk de at ch fr es it pt eu jp'.split(' '));

/** What stands before the @ of an address, where it is somebody’s; empty for `info@` and `no-reply@`. */
export function nameOfAddress(email: string): string {
  const [local = ''] = email.split('@', 1);
  const words = local
    .toLowerCase()
    .replace(/^(?:do[._-]?)?not?[._-]?reply/, 'noreply')
    .split(/[._+\-\d]+/)
    .filter(Boolean);
  const isOfRole = roles.has(words[0] ?? '') && words.every((word) => roles.has(word) || countries.has(word));
  return isOfRole ? '' : local;
}
