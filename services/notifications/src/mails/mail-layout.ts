import { escapeHtml } from './mail-text.js';
import { dark, light } from './palette.js';

export interface MailLayout {
  /** Plain text: title and what lists of mails show beside the subject. */
  title: string;
  preheader: string;
  /** HTML of table rows, already escaped. */
  rows: string;
  /** HTML of the small print, already escaped. */
  smallPrint: string;
}

export const serif = `'Fraunces', Georgia, 'Times New Roman', serif`;
export const sans = `'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif`;

/** Programs that follow the reader's dark mode read these; the others keep the inline colours. */
const darkMode = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper { background-color: ${dark.paper} !important; }
    .sheet { background-color: ${dark.sheet} !important; border-color: ${dark.line} !important; }
    .ink { color: ${dark.ink} !important; }
    .ink-soft { color: ${dark.inkSoft} !important; }
    .ribbon { background-color: ${dark.ribbon} !important; }
    .button { background-color: ${dark.ribbon} !important; color: ${dark.onRibbon} !important; }
  }
  @media (max-width: 600px) { .margin { padding-left: 20px !important; padding-right: 20px !important; } }`;

export function button(address: string, label: string): string {
  const url = escapeHtml(address);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${light.ribbon}" style="border-radius:12px;background-color:${light.ribbon};">
<a href="${url}" class="button" style="display:inline-block;padding:14px 28px;border-radius:12px;font:600 16px/24px ${sans};color:${light.onRibbon};text-decoration:none;background-color:${light.ribbon};">${label}</a>
</td></tr></table>`;
}

/** The one button of a mail, and its address for those who cannot press it. */
export function linkTo(address: string, label: string): string {
  const url = escapeHtml(address);
  return `${button(address, label)}
<p class="ink-soft" style="margin:24px 0 0;font:400 13px/20px ${sans};color:${light.inkSoft};">Or open this address:<br><a href="${url}" class="ink-soft" style="color:${light.inkSoft};word-break:break-all;">${url}</a></p>`;
}

/** A link in the small print. */
export const smallLink = (address: string, label: string): string =>
  `<a href="${escapeHtml(address)}" class="ink-soft" style="color:${light.inkSoft};">${label}</a>`;

/** Keeps mail programs from filling the preview with what follows the preheader. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

/** One column of 560 px on warm paper, built of tables because that is what every mail program lays out alike. */
export function layOut({ title, preheader, rows, smallPrint }: MailLayout): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(title)}</title>
<style>${darkMode}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preheader)}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background-color:${light.paper};">
<tr><td align="center" class="margin" style="padding:40px 12px;">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;">
<tr><td class="ink" style="padding:0 4px 14px;font:500 17px/24px ${serif};color:${light.ink};">Presently</td></tr>
<tr><td class="ribbon" height="3" style="height:3px;line-height:3px;font-size:3px;background-color:${light.ribbon};">&nbsp;</td></tr>
${rows}
<tr><td class="ink-soft" style="padding:28px 4px 0;font:400 13px/20px ${sans};color:${light.inkSoft};">${smallPrint}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
