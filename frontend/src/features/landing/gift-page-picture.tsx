import { landingWords as say } from '../../languages/landing/en.js';

/** An opened gift page seen from above: paper, a loose ribbon, and a letter on top. */
export function GiftPagePicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 560" className={className} role="img" aria-label={say('pictureAlt')}>
      <defs>
        <pattern id="sprigs" width="46" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(18)">
          <g fill="none" className="stroke-ribbon" strokeWidth="1.3" strokeLinecap="round" opacity="0.5">
            <path d="M10 22c4-6 5-10 4-16M13 15c-4 0-6-2-7-5M14 11c4 0 6-2 7-5" />
            <path d="M33 44c-4-6-5-10-4-16M30 37c4 0 6-2 7-5M29 33c-4 0-6-2-7-5" />
          </g>
        </pattern>
      </defs>
      <g className="fill-ribbon-soft">
        <path d="M279 12 548 268 290 548 14 290Z" />
        <path d="M279 12 548 268 290 548 14 290Z" fill="url(#sprigs)" />
      </g>
      <g className="stroke-paper" strokeWidth="2" opacity="0.8">
        <path d="M147 151 424 408M414 140 152 419" />
      </g>
      <g className="fill-sheet stroke-line" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M279 12c18 40 16 66-4 98-34-14-56-34-68-30Z" />
        <path d="M548 268c-42 14-70 10-98-14 16-30 40-50 36-64Z" />
        <path d="M14 290c40-16 68-12 98 14-16 30-36 52-34 66Z" />
      </g>
      <Strand d="M18 176C70 128 146 142 148 204" />
      <Strand d="M148 204C150 250 92 250 96 206 101 148 200 152 282 176" />
      <Strand d="M282 176C352 208 428 232 470 160" />
      <Strand d="M470 160C498 108 438 74 426 118 416 166 494 178 548 128" />
      <g transform="rotate(-3 280 300)">
        <rect
          x="148"
          y="112"
          width="264"
          height="372"
          rx="14"
          className="fill-ink"
          opacity="0.08"
          transform="translate(4 10)"
        />
        <rect x="148" y="112" width="264" height="372" rx="14" className="fill-sheet stroke-line" strokeWidth="1.5" />
        <text x="280" y="152" textAnchor="middle" className="fill-ink font-display" fontSize="19">
          {say('pictureNames')}
        </text>
        <rect x="172" y="172" width="216" height="140" rx="8" className="fill-paper-deep" />
        <Teapot />
        <g className="stroke-ink-soft" fill="none" strokeWidth="1.6" strokeLinecap="round">
          <path d="M176 344c3-12 8-12 8-2s6 8 8-2c2 10 8 8 10 0 2 8 8 8 10 0s6-16 8-14-4 14 0 16 6-4 8-8c2 8 8 8 10 2" />
          <path d="M176 370c8-6 10 4 16 0s8-6 12 0 10 2 14-2 8 4 14 2 8-6 14-2 10 4 16 0 8-2 14 2 12-4 18-2 10 4 16 0 10-2 14 0 8-2 14 0" />
          <path d="M176 392c6 4 10-4 16 0s8 2 14-2 8 6 14 2 10-6 14 0 10 2 16-2 10 4 14 2 10-4 16 0 8 4 14 0 12-2 16 2 12 0 18-2" />
          <path d="M176 414c8-4 10 2 14 0s10-4 14 0 8 4 14 0 10-2 16 0 8 2 14-2 10 2 16 2" />
        </g>
        <rect x="172" y="438" width="112" height="28" rx="8" className="fill-ribbon" />
        <text x="228" y="457" textAnchor="middle" className="fill-on-ribbon font-sans" fontSize="12.5" fontWeight="600">
          {say('viewProduct')}
        </text>
      </g>
      <Strand d="M296 500C346 510 384 486 388 452" />
      <Strand d="M388 452C390 420 356 420 358 450 360 492 420 510 462 476" />
      <Strand d="M462 476C480 460 492 446 520 444L509 458 525 471" />
    </svg>
  );
}

/** A length of ribbon. Its darker edges show which length is on top where two cross. */
function Strand({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} className="stroke-ribbon-deep" strokeWidth="12.5" />
      <path d={d} className="stroke-ribbon" strokeWidth="9.5" strokeLinecap="square" />
    </g>
  );
}

function Teapot() {
  return (
    <g fill="none" className="stroke-ink" strokeWidth="1.7" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M236 224c-12 12-18 26-16 40 2 16 16 26 34 28h52c18-2 32-12 34-28 2-14-4-28-16-40"
        className="fill-sheet"
      />
      <path d="M232 226c10-14 30-20 48-20s38 6 48 20c-14 6-30 8-48 8s-34-2-48-8Z" className="fill-sheet" />
      <path d="M274 206c-4-6-2-14 6-14s10 8 6 14" className="fill-sheet" />
      <path d="M339 250c14-4 18-20 28-28l6 6c-8 12-12 42-36 44" className="fill-sheet" />
      <path d="M222 242c-22-12-40 2-36 20 4 16 20 22 38 12M220 252c-12-6-24 0-22 11 2 10 12 12 23 7" />
      <path d="M248 250c10 6 22 8 34 8M300 262c-14 8-32 10-48 6" opacity="0.45" />
      <path d="M244 296h72" />
    </g>
  );
}
