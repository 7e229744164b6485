import { assetsOf, type Manifest } from './built-assets.js';

const manifest: Manifest = {
  'gift.ts': { file: 'assets/gift-1.js', css: ['assets/gift-1.css'], imports: ['_shared.js'] },
  '_shared.js': {
    file: 'assets/shared-1.js',
    imports: ['gift.ts'],
    assets: ['assets/fraunces-1.woff2', 'assets/drawing-1.svg'],
  },
  'app.ts': { file: 'assets/app-1.js', css: ['assets/app-1.css'] },
  'route.tsx': { file: 'assets/route-1.js', imports: ['_shared.js', 'app.ts'] },
};
const read = (file: string) => `/* ${file} */`;

describe('The assets of an entry', () => {
  it('are its own and those of its imports, each once', () => {
    expect(assetsOf(manifest, 'gift.ts', [], read)).toEqual({
      script: '/assets/gift-1.js',
      imports: ['/assets/shared-1.js'],
      fonts: ['/assets/fraunces-1.woff2'],
      stylesheets: ['/assets/gift-1.css'],
      css: '/* assets/gift-1.css */',
    });
  });

  it('include its later imports', () => {
    expect(assetsOf(manifest, 'app.ts', ['route.tsx'], read).imports).toEqual([
      '/assets/route-1.js',
      '/assets/shared-1.js',
      '/assets/gift-1.js',
    ]);
  });

  it('fail for an entry that was not built', () => {
    expect(() => assetsOf(manifest, 'other.ts', [], read)).toThrow('other.ts is missing from the manifest');
  });
});
