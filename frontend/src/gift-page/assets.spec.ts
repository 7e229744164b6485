import { assetsOf, type Manifest } from './assets.js';

const manifest: Manifest = {
  'gift.ts': { file: 'assets/gift-1.js', css: ['assets/gift-1.css'], imports: ['_shared.js'] },
  '_shared.js': {
    file: 'assets/shared-1.js',
    imports: ['gift.ts'],
    assets: ['assets/fraunces-1.woff2', 'assets/sans-1.woff2'],
  },
  'app.ts': { file: 'assets/app-1.js', css: ['assets/app-1.css'] },
};

describe('The assets of an entry', () => {
  it('are its own and those of what it imports, each once', () => {
    expect(assetsOf(manifest, 'gift.ts', (file) => `/* ${file} */`)).toEqual({
      script: '/assets/gift-1.js',
      imports: ['/assets/shared-1.js'],
      fonts: ['/assets/fraunces-1.woff2'],
      css: '/* assets/gift-1.css */',
    });
  });

  it('cannot be had for an entry that was not built', () => {
    expect(() => assetsOf(manifest, 'other.ts', () => '')).toThrow('other.ts is missing from the manifest');
  });
});
