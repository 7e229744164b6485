import { html } from '../html.js';
import type { WireInvoice } from './wire/wire-types.js';

const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);
const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const linesOf = (invoice: WireInvoice): string[] => [
  `Invoice ${invoice.number ?? ''}`,
  `Date: ${day(invoice.created)}`,
  `To: ${invoice.customer_email ?? 'the account holder'}`,
  ...invoice.lines.data.map((line) => `${(line.description ?? '').replace('×', 'x')}, until ${day(line.period.end)}`),
  `Total: ${money(invoice.total)}`,
  `Status: ${invoice.status ?? 'draft'}`,
  'No money has moved: this comes from the Presently sandbox.',
];

/** The invoice as a page. */
export const invoicePage = (invoice: WireInvoice): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Invoice ${invoice.number ?? ''}</title>
      </head>
      <body>
        <main>
          ${linesOf(invoice).map((line, index) => (index === 0 ? html`<h1>${line}</h1>` : html`<p>${line}</p>`))}
          <p><a href="${invoice.invoice_pdf ?? ''}">Download as PDF</a></p>
        </main>
      </body>
    </html>`.markup;

/** The invoice as a minimal PDF: one page, one font. */
export function invoicePdf(invoice: WireInvoice): Buffer {
  const escaped = linesOf(invoice).map((line) => line.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, '\\$&'));
  const text = `BT /F1 12 Tf 18 TL 60 780 Td ${escaped.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
