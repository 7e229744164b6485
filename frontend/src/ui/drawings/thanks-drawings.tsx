import type { ThanksDrawing as Name } from '@presently/rules/vocabulary';
import type { ReactNode } from 'react';
import { Bow, Drawing, Ribbon, type DrawingProps } from './drawing.js';

const drawings: Record<Name, ReactNode> = {
  heart: (
    <>
      <path
        d="M60 98C34 78 20 63 20 46c0-12 9-20 20-20 9 0 16 5 20 13 4-8 11-13 20-13 11 0 20 8 20 20 0 17-14 32-40 52Z"
        className="fill-ribbon-soft stroke-ribbon"
        strokeWidth="2"
      />
      <path d="M34 40c2-4 5-6 9-6" />
    </>
  ),
  bouquet: (
    <>
      <path d="M60 74 44 46M60 74V36M60 74l16-28M60 74l-10 30h20L60 74Z" />
      <g className="fill-ribbon-soft stroke-ribbon" strokeWidth="2">
        <circle cx="40" cy="38" r="10" />
        <circle cx="60" cy="26" r="10" />
        <circle cx="80" cy="38" r="10" />
      </g>
      <circle cx="40" cy="38" r="3" />
      <circle cx="60" cy="26" r="3" />
      <circle cx="80" cy="38" r="3" />
      <path d="M49 60c-6-1-10-5-11-9 6 0 10 3 11 9ZM71 60c6-1 10-5 11-9-6 0-10 3-11 9Z" className="fill-leaf-soft" />
      <Ribbon>
        <path d="M50 76h20" />
      </Ribbon>
    </>
  ),
  sun: (
    <>
      <circle cx="60" cy="62" r="22" className="fill-ribbon-soft stroke-ribbon" strokeWidth="2" />
      <path d="M52 66c4 5 12 5 16 0M53 57v1M67 57v1" />
      <path d="M60 20v10M60 94v10M18 62h10M92 62h10M30 32l7 7M83 85l7 7M90 32l-7 7M37 85l-7 7" />
    </>
  ),
  toast: (
    <>
      <g transform="rotate(14 44 60)">
        <path d="M32 26h24v20a12 12 0 0 1-24 0ZM44 58v30M34 90h20" />
        <path d="M33 40h22v6a11 11 0 0 1-22 0Z" className="fill-ribbon-soft stroke-ribbon" />
      </g>
      <g transform="rotate(-14 76 60)">
        <path d="M64 26h24v20a12 12 0 0 1-24 0ZM76 58v30M66 90h20" />
        <path d="M65 40h22v6a11 11 0 0 1-22 0Z" className="fill-ribbon-soft stroke-ribbon" />
      </g>
      <Ribbon>
        <path d="M60 8v10M50 12l3 7M70 12l-3 7" />
      </Ribbon>
    </>
  ),
  bow: <Bow x={60} y={56} scale={1.9} />,
};

/** A drawing with which a recipient says thank you. Decorative: words beside it say the same. */
export const ThanksDrawing = ({ drawing, className }: DrawingProps & { drawing: Name }) => (
  <Drawing {...(className && { className })}>{drawings[drawing]}</Drawing>
);
