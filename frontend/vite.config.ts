import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { lateImports } from './build/late-imports.ts';
import { lightIcons } from './build/light-icons.ts';
import { lightRouter } from './build/light-router.ts';
import { compileMessages } from './build/compile-messages.ts';
import { precompress } from './build/precompress.ts';
import { stampWorker, workerFile } from './build/stamp-worker.ts';

/** Two halves: `dist/client` for browsers, and `dist/server`, with which the gateway renders documents. */
export default defineConfig({
  plugins: [
    compileMessages(),
    lateImports(),
    lightIcons(),
    lightRouter(),
    react(),
    tailwind(),
    stampWorker(),
    precompress(),
  ],
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
        // `lateImports` has a list of its own.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          input: {
            app: 'index.html',
            'ready-page': 'src/app/documents/client.ts',
            'gift-page': 'src/gift-page/client.ts',
            about: 'src/app/about-start.tsx',
            worker: 'src/worker/sw.ts',
          },
          output: {
            entryFileNames: ({ name }) => (name === 'worker' ? workerFile : 'assets/[name]-[hash].js'),
            codeSplitting: { groups: chunkGroups },
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
        rolldownOptions: {
          input: { app: 'src/app/documents/server.tsx', 'gift-page': 'src/gift-page/server.tsx' },
          // The server has at hand what browsers fetch later.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': 'http://localhost:8080', '/gift/': 'http://localhost:8080', '/media/': 'http://localhost:8080' },
  },
});
