import { createElement, type ComponentProps, type JSX } from 'react';

interface IconData {
  name: string;
  node: [tag: 'path' | 'circle' | 'rect' | 'line', attributes: Record<string, string>][];
}

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** What the build puts in place of lucide's function of this name: of its parameters icons here use the class only. */
export default function createLucideIcon({ name, node }: IconData) {
  return ({ className = '', ...props }: ComponentProps<'svg'>): JSX.Element => {
    const isNamed = Object.keys(props).some((prop) => /^aria-|^role$|^title$/.test(prop));
    return createElement(
      'svg',
      {
        ...frame,
        className: `lucide lucide-${name} ${className}`.trimEnd(),
        'aria-hidden': isNamed ? undefined : true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
