import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/** The small parts of pages. What is fetched on demand is heavy, and has a name of its own. */
const isSharedPart = (id: string): boolean =>
  (/\/frontend\/src\/(ui|lib|domain\/(user|plan))\//.test(id) &&
    !/(dialog|panel|list|toaster|return-focus|switch|typed-words|hold-back|password-input|tied-parcel-drawing)\.tsx?$/.test(
      id,
    )) ||
  /createLucideIcon|icons\/(bell|ellipsis|external-link|eye|send|trash-2|trash|undo-2)\.m?js|\/(clsx|class-variance-authority)\/|useMutation/.test(
    id,
  );

/** Two halves: `dist/client` for browsers, and `dist/server`, with which the gateway renders documents. */
export default defineConfig({
  plugins: [react(), tailwind(), precompress()],
  build: { target: 'es2022', reportCompressedSize: false },
  builder: {
    async buildApp(builder) {
      await Promise.all([builder.build(builder.environments['client']!), builder.build(builder.environments['ssr']!)]);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // Inlined data: URLs would need a wider content security policy.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: {
            app: 'index.html',
            'ready-page': 'src/app/documents/client.ts',
            'gift-page': 'src/gift-page/client.ts',
            about: 'src/app/about-start.tsx',
          },
          output: {
            codeSplitting: {
              groups: [
                // React changes rarely, so its file stays in the cache.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                // Also used by the pages that are sent without React.
                {
                  name: 'plain',
                  test: /\/frontend\/src\/(lib\/theme|ui\/display\/scroll|ui\/controls\/theme-label)\.ts$/,
                },
                // Otherwise thirty files of a few hundred bytes each.
                { name: 'shared', test: isSharedPart, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { app: 'src/app/documents/server.tsx', 'gift-page': 'src/gift-page/server.tsx' } },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': 'http://localhost:8080', '/gift/': 'http://localhost:8080', '/media/': 'http://localhost:8080' },
  },
});
