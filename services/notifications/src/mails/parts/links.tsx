import { directionOf, type Language } from '@presently/rules/languages';
import { Fragment } from 'react';
import { wordPadding } from './outlook.js';
import { light, sans } from './palette.js';

interface LinkProps {
  href: string;
  children: string;
}

/** The main action of a {@link Sheet}. */
export function Button({ href, children }: LinkProps) {
  const padding = '14px 28px';
  const style = {
    display: 'inline-block',
    padding,
    borderRadius: 12,
    font: `600 16px/24px ${sans}`,
    color: light.onRibbon,
    textDecoration: 'none',
    backgroundColor: light.ribbon,
  };
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td
            className="button"
            align="center"
            style={{ borderRadius: 12, backgroundColor: light.ribbon, ...wordPadding(padding) }}
          >
            <a href={href} className="button action" style={style}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A second action, below the {@link Button}. */
export const TextAction = ({ href, children }: LinkProps) => (
  <p style={{ margin: '18px 0 0', font: `600 15px/24px ${sans}` }}>
    <a href={href} className="ink action" style={{ color: light.ink }}>
      {children}
    </a>
  </p>
);

interface AnswersProps {
  answers: readonly { href: string; label: string }[];
  language: Language;
}

/** Answers to a question, of which one is pressed. On a phone each is large enough for a thumb. */
export function Answers({ answers, language }: AnswersProps) {
  const style = {
    display: 'inline-block',
    margin: directionOf(language) === 'rtl' ? '0 0 10px 8px' : '0 8px 10px 0',
    padding: '9px 16px',
    border: `1px solid ${light.inkSoft}`,
    borderRadius: 12,
    font: `600 15px/24px ${sans}`,
    color: light.ink,
    textDecoration: 'none',
  };
  return (
    <p style={{ margin: '0 0 14px' }}>
      {answers.map(({ href, label }, nth) => (
        <Fragment key={href}>
          {/* A space here, and a line of its own in the plain text. */}
          {nth > 0 && '\n'}
          <a href={href} className="ink answer" style={style}>
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** The address behind the {@link Button}, for mail programs that do not open it. The plain text shows it anyway. */
export const SpelledOutAddress = ({
  href,
  children,
}: {
  href: string;
  /** What stands above it. */
  children: string;
}) => (
  <p className="ink-soft html-only" style={{ margin: '24px 0 0', font: `400 13px/20px ${sans}`, color: light.inkSoft }}>
    {children}
    <br />
    <a href={href} className="ink-soft" style={{ color: light.inkSoft, wordBreak: 'break-all' }}>
      {href}
    </a>
  </p>
);

/** A link in the small print. */
export const SmallLink = ({ href, children }: LinkProps) => (
  <a href={href} className="ink-soft" style={{ color: light.inkSoft }}>
    {children}
  </a>
);
