import { withoutLinks } from '@presently/rules/plain-text';
import { Fragment, type ReactNode } from 'react';
import { light, sans, serif } from './palette.js';

/** A short text that a person wrote, set apart so that its writing direction does not affect the sentence around it. */
export const Name = ({ children }: { children: string }) => <bdi>{withoutLinks(children)}</bdi>;

/** A longer text that a person wrote, with its line breaks. */
export const Lines = ({ children }: { children: string }) =>
  withoutLinks(children)
    .split(/\r?\n/)
    .map((line, nth) => (
      // The newline after the break keeps the HTML readable; the plain text ignores it.
      // eslint-disable-next-line react/no-array-index-key -- the lines of a text never change places
      <Fragment key={nth}>
        {nth > 0 && <br />}
        {nth > 0 ? `\n${line}` : line}
      </Fragment>
    ));

export const Title = ({ children }: { children: ReactNode }) => (
  <h1 className="ink" style={{ margin: '0 0 20px', ...headline('28px/36px') }}>
    {children}
  </h1>
);

/** The heading of one {@link Sheet} of several. */
export const SheetTitle = ({ children }: { children: ReactNode }) => (
  <h2 className="ink" style={{ margin: '0 0 6px', ...headline('26px/34px') }}>
    {children}
  </h2>
);

const headline = (size: string) => ({ font: `600 ${size} ${serif}`, letterSpacing: '-0.01em', color: light.ink });

const kinds = {
  /** The mail's own text. */
  plain: { font: `400 16px/26px ${sans}`, isSoft: false },
  /** What is less important than the rest. */
  soft: { font: `400 15px/23px ${sans}`, isSoft: true },
  /** What a person wrote to the reader, and what they give. */
  message: { font: `400 18px/30px ${serif}`, isSoft: false },
  /** The tag of a gift. */
  tag: { font: `400 19px/28px ${serif}`, isSoft: false },
  signature: { font: `italic 400 17px/26px ${serif}`, isSoft: true },
};

interface ParagraphProps {
  kind?: keyof typeof kinds;
  /** Pixels below it. */
  after?: number;
  children: ReactNode;
}

export function Paragraph({ kind = 'plain', after = 16, children }: ParagraphProps) {
  const { font, isSoft } = kinds[kind];
  const className = [isSoft ? 'ink-soft' : 'ink', kind].join(' ');
  const style = { margin: `0 0 ${after}px`, font, color: isSoft ? light.inkSoft : light.ink };
  return (
    <p dir="auto" className={className} style={style}>
      {children}
    </p>
  );
}

/** Why the reader gets the mail, and a link that stops it. */
export const SmallPrint = ({ whyYou, children }: { whyYou: ReactNode; children?: ReactNode }) => (
  <>
    {whyYou}
    {children && (
      <>
        <br />
        <br />
        {children}
      </>
    )}
  </>
);
