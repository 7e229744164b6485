import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Asks index.html to fetch these faces at once instead of after the stylesheet has been read; `names` begin their file names. */
export function preloadFonts(names: string[]): Plugin {
  return {
    name: 'presently:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).filter((file) => names.some((name) => file.startsWith(`assets/${name}`)));
        return files.map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head-prepend',
        }));
      },
    },
  };
}
