const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => replacements[character]!);

/** Markup that is safe to insert into a page. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | Html | readonly Html[];

function render(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Html ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Markup from a template. Every value is escaped unless it is `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((whole, piece, index) => whole + render(parts[index - 1]!) + piece));

export const nothing = new Html('');
