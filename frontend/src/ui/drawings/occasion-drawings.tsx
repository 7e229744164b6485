import { Bow, Drawing, Ribbon, type DrawingProps } from './drawing.js';

/** A hat box with one candle behind the bow. */
export function BirthdayDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M60 8c-4 5-5 8-5 10a5 5 0 0 0 10 0c0-2-1-5-5-10Z" className="fill-ribbon-soft stroke-ribbon" />
      <path d="M57 26h6v18h-6zM57 33l6-4M57 40l6-4" />
      <path d="M22 52v12c0 6 17 11 38 11s38-5 38-11V52" />
      <ellipse cx="60" cy="52" rx="38" ry="11" />
      <path d="M27 70v28c0 5 15 10 33 10s33-5 33-10V70" />
      <Ribbon>
        <path d="M60 63v45" />
      </Ribbon>
      <Bow x={60} y={53} scale={0.9} />
    </Drawing>
  );
}

/** Two rings on one ribbon. */
export function AnniversaryDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="46" cy="74" r="25" />
      <circle cx="46" cy="74" r="20.500" />
      <path d="M62 58.500a25 25 0 1 1-2.500 32M66 62a20.500 20.500 0 1 1-2.500 25.500" />
      <path d="m78 44-6-8 3-5h11l3 5-6 8M72 36h17M78 44l2.500 5 2.500-5" />
      <Ribbon>
        <path d="M45 26C34 34 36 44 42 52M47 26c12 6 20 14 22 24" />
      </Ribbon>
      <Bow x={46} y={24} scale={0.85} />
    </Drawing>
  );
}

/** A letter, tied crosswise. */
export function ThankYouDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M26 48V20h68v28" />
      <path d="M38 31h30M38 39h44" strokeWidth="1.200" opacity="0.6" />
      <rect x="14" y="44" width="92" height="62" rx="4" className="fill-sheet" />
      <path d="m15 47 45 34 45-34M16 104l32-32M104 104 72 72" />
      <Ribbon>
        <path d="M60 44v62M14 81h92" />
      </Ribbon>
      <Bow x={60} y={81} scale={0.85} />
    </Drawing>
  );
}

/** A few stems in paper. */
export function SympathyDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M60 64V30M60 64 44 34M60 64l17-30" />
      <path d="M60 30c-7-5-8-14-4-21 2 2 3 4 4 7 1-3 2-5 4-7 4 7 3 16-4 21Z" />
      <path d="M44 34c-8-1-13-7-13-15 3 0 5 1 8 3 0-3 1-6 3-8 6 5 7 13 2 20ZM77 34c8-1 12-7 13-15-3 0-6 1-8 3 0-3-2-6-4-8-6 5-6 13-1 20Z" />
      <path d="M52 48c-6 0-10-3-12-7M68 50c6 0 10-3 12-7" />
      <path d="M28 44c4 6 9 10 15 13l17 7 17-7c6-3 11-7 15-13L68 88H52L28 44Z" className="fill-sheet" />
      <path d="M43 57l11 31M77 57 66 88" opacity="0.6" />
      <path d="M52 88 42 110l11-3 7 5 7-5 11 3-10-22" className="fill-sheet" />
      <Bow x={60} y={88} scale={0.75} />
    </Drawing>
  );
}

/** A wrapped bottle whose cork has flown. */
export function CelebrationDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="m57 17 2-9h8l1 8c-3 2-8 3-11 1Z" transform="rotate(18 62 12)" />
      <path d="M44 15l-5-6M38 25l-8-3M82 17l6-5M85 28h8" className="stroke-ribbon" />
      <path
        d="M53 28h14v18c0 6 15 12 15 26v34c0 3-2 5-5 5H43c-3 0-5-2-5-5V72c0-14 15-20 15-26V28Z"
        className="fill-sheet"
      />
      <path d="M52 28h16M53 35h14" />
      <path d="M38 76c14 6 30 6 44 0M38 100c14 6 30 6 44 0" opacity="0.6" />
      <path d="M49 88h22" />
      <Ribbon>
        <path d="M53 46c5 2 9 2 14 0" />
      </Ribbon>
      <Bow x={60} y={48} scale={0.8} />
    </Drawing>
  );
}

/** A jar from the kitchen, under cloth. */
export function JustBecauseDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M36 40c-8 8-10 14-10 22v38c0 5 4 8 9 8h50c5 0 9-3 9-8V62c0-8-2-14-10-22" />
      <path
        d="M32 42c-6-2-10-6-11-11 6 1 9-2 11-7 5 3 9 1 12-4 4 4 9 4 16-1 7 5 12 5 16 1 3 5 7 7 12 4 2 5 5 8 11 7-1 5-5 9-11 11-9 3-18 4-28 4s-19-1-28-4Z"
        className="fill-sheet"
      />
      <path d="M42 27c2 4 3 9 3 16M60 26v20M78 27c-2 4-3 9-3 16" opacity="0.6" />
      <rect x="42" y="68" width="36" height="26" rx="3" />
      <path d="M60 87c-7-4-9-7-9-10 0-4 6-5 9-1 3-4 9-3 9 1 0 3-2 6-9 10Z" className="stroke-ribbon" />
      <Ribbon>
        <path d="M33 43c18 5 36 5 54 0" />
      </Ribbon>
      <Bow x={60} y={47} scale={0.75} />
    </Drawing>
  );
}
