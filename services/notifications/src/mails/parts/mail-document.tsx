import { directionOf, type Language } from '@presently/rules/languages';
import type { ReactNode } from 'react';
import { inFixedWidth } from './outlook.js';
import { light, sans, serif, styleSheet } from './palette.js';
import { Picture } from './pictures.js';

/** Fills the preview line that mail programs show beside the subject, so that only the preheader appears there. */
const filler = '\u034f\u200c\u00a0'.repeat(60);

const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 };

interface MailDocumentProps {
  language: Language;
  subject: string;
  preheader: string;
  /** The markup of a {@link Column}. */
  column: string;
}

/** The rest of the preview line is hidden in every mail program. */
const hidden: object = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  opacity: 0,
  fontSize: 1,
  lineHeight: '1px',
  msoHide: 'all',
};

/** One column on warm paper. It is built of tables because mail programs lay out little else alike. */
export function MailDocument({ language, subject, preheader, column }: MailDocumentProps) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: styleSheet }} />
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: light.paper }}>
        <div style={hidden}>{preheader + filler}</div>
        <table {...layoutTable} width="100%" className="paper" style={{ backgroundColor: light.paper }}>
          <tbody>
            <tr>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the column is its content */}
              <td
                align="center"
                className="margin"
                style={{ padding: '40px 12px' }}
                dangerouslySetInnerHTML={{ __html: inFixedWidth(columnWidth, column) }}
              />
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const columnWidth = 560;

/** Many mail programs keep neither the document's language nor its direction. */
const directed = (language: Language) => (language === 'en' ? {} : { lang: language, dir: directionOf(language) });

interface ColumnProps {
  language: Language;
  /** One or more {@link Sheet}s. */
  children: ReactNode;
  smallPrint: ReactNode;
}

export function Column({ language, smallPrint, children }: ColumnProps) {
  const start = directionOf(language) === 'rtl' ? 'right' : 'left';
  const name = { padding: '0 4px 14px', font: `500 17px/24px ${serif}`, color: light.ink };
  const ribbon = { height: 3, lineHeight: '3px', fontSize: 3, backgroundColor: light.ribbon };
  const small = { padding: '28px 4px 0', font: `400 13px/20px ${sans}`, color: light.inkSoft };
  return (
    <table {...layoutTable} {...directed(language)} width="100%" style={{ width: '100%', maxWidth: columnWidth }}>
      <tbody>
        <tr>
          <td className="ink name" align={start} style={name}>
            <table {...layoutTable}>
              <tbody>
                <tr>
                  <td width="38" style={{ width: 38 }}>
                    <Picture name="mark" alt="" width={28} height={28} />
                  </td>
                  <td className="ink" style={{ font: name.font, color: light.ink }}>
                    Presently
                  </td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
        <tr>
          <td className="ribbon" height="3" style={ribbon}>
            {'\u00a0'}
          </td>
        </tr>
        {children}
        <tr className="small-print">
          <td className="ink-soft" align={start} style={small}>
            {smallPrint}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface SheetProps {
  isLast: boolean;
  language?: Language;
  children: ReactNode;
}

/** A card in the column. The last one has round corners. */
export function Sheet({ isLast, language = 'en', children }: SheetProps) {
  const style = {
    padding: '40px 40px 44px',
    backgroundColor: light.sheet,
    border: `1px solid ${light.line}`,
    borderTop: 0,
    borderRadius: isLast ? '0 0 16px 16px' : 0,
  };
  return (
    <tr className="section">
      <td className="sheet margin" align={directionOf(language) === 'rtl' ? 'right' : 'left'} style={style}>
        {children}
      </td>
    </tr>
  );
}
