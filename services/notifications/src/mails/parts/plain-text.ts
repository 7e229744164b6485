import { compile, type FormatCallback } from 'html-to-text';

/** `Open your gift:`, and the address on a line of its own. */
const action: FormatCallback = (link, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(link.children, builder);
  builder.addInline(':');
  builder.addLineBreak();
  builder.addInline(String(link.attribs.href), { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** `Stop these emails: https://presently.example/…` */
const smallLink: FormatCallback = (link, walk, builder) => {
  walk(link.children, builder);
  builder.addInline(`: ${String(link.attribs.href)}`, { noWordTransform: true });
};

/** A block with a line before it that the HTML part does not show. */
const blockAfter: FormatCallback = (element, walk, builder, { before, trailingLineBreaks }) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline(String(before));
  builder.closeBlock({ trailingLineBreaks });
  walk(element.children, builder);
};

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 };

/**
 * Derives the plain-text part of a mail from its HTML part. React writes no whitespace of its own, so paragraphs are
 * preformatted: they keep the spaces and line breaks that a person typed.
 */
export const plainTextOf = compile({
  wordwrap: false,
  baseElements: { selectors: ['tr.section', 'tr.small-print'], orderBy: 'occurrence' },
  formatters: { action, smallLink, blockAfter },
  selectors: [
    { selector: 'h1', options: { uppercase: false, ...block } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'p', format: 'pre', options: block },
    // A line break in the HTML is `<br>` and a newline. Preformatted text has the newline already.
    { selector: 'p > br', format: 'skip' },
    { selector: 'p.html-only', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: 'p.signature > bdi', format: 'inlineSurround', options: { prefix: '— ' } },
    { selector: 'a', format: 'smallLink' },
    { selector: 'a.action', format: 'action' },
    { selector: 'tr.section', format: 'block', options: block },
    { selector: 'tr.section + tr.section', format: 'blockAfter', options: { before: '* * *', trailingLineBreaks: 2 } },
    { selector: 'tr.small-print', format: 'blockAfter', options: { before: '--', trailingLineBreaks: 1 } },
  ],
});
