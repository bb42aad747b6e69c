import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's build (with a manifest, from which the server links what a page needs) and the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { input: 'src/app/entry-client.tsx' } }),
  },
  ssr: { noExternal: true },
}));
