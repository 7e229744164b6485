/** Outlook on Windows renders mails with Word, which obeys only conditional comments and the widths of tables. */
const inWord = (markup: string): string => `<!--[if mso]>${markup}<![endif]-->`;

/** Keeps the size of text on screens with more dots, and names fonts that Windows has. */
export const wordHead = inWord(
  '<xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office">' +
    '<o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>' +
    '<style>td, p, a { font-family: Segoe UI, Arial, sans-serif; } ' +
    'h1, h2, p.message, p.tag, p.signature, td.name { font-family: Georgia, serif; }</style>',
);

/** Word ignores `max-width`: a table of its own keeps the column narrow. */
export const inFixedWidth = (width: number, markup: string): string =>
  inWord(
    `<table role="presentation" width="${width}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td>`,
  ) +
  markup +
  inWord('</td></tr></table>');

/** Word drops the padding of links, so the cell around them has it. */
export const wordPadding = (padding: string): object => ({ msoPaddingAlt: padding });
