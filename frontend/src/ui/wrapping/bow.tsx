/** The bow of the wrapping. Its parts have class names because they are animated one after the other. */
export function Bow() {
  return (
    <svg viewBox="-160 -110 320 220" className="bow">
      <g className="bow-tails">
        <path className="silk" d="M-8 6C-22 36-52 62-92 82l26 6 4 20C-22 84 4 48 12 12Z" />
        <path className="silk" d="M8 6C22 36 52 62 92 82l-26 6-4 20C22 84-4 48-12 12Z" />
        <path className="fold" d="M-14 30c-12 22-30 40-54 54M14 30c12 22 30 40 54 54" />
      </g>
      <g className="bow-loop bow-loop-left">
        <path className="silk-inside" d="M-12-4C-44-20-84-62-118-62c-16 0-22 26-10 40 18 20 74 16 116 18Z" />
        <path
          className="silk"
          d="M-10 4C-30-34-74-88-116-88c-28 0-38 34-28 66 8 26 26 44 46 44 34 0 64-10 88-18ZM-22-4C-58-6-100-2-118-20c-10-12-6-34 6-36 22-2 60 28 90 52Z"
          fillRule="evenodd"
        />
        <path className="fold" d="M-16 2c-26 4-54 10-78 8M-18-8c-20-24-44-48-70-62" />
      </g>
      <g className="bow-loop bow-loop-right">
        <path className="silk-inside" d="M12-4C44-20 84-62 118-62c16 0 22 26 10 40C110-2 54-6 12-4Z" />
        <path
          className="silk"
          d="M10 4C30-34 74-88 116-88c28 0 38 34 28 66-8 26-26 44-46 44C64 22 34 12 10 4ZM22-4C58-6 100-2 118-20c10-12 6-34-6-36-22-2-60 28-90 52Z"
          fillRule="evenodd"
        />
        <path className="fold" d="M16 2c26 4 54 10 78 8M18-8c20-24 44-48 70-62" />
      </g>
      <g className="bow-knot">
        <path className="silk" d="M-19-15c10-8 28-8 38 0 5 10 5 24 0 33-10 7-28 7-38 0-5-9-5-23 0-33Z" />
        <path className="fold" d="M-7-17c-3 10-3 24 0 36M7-16c2 9 2 22-1 34" />
      </g>
    </svg>
  );
}
