import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** A program in one file that Node runs as it is. */
export interface BundledProgram {
  readonly file: string;
  remove(): Promise<void>;
}

/** Within the API, so that packages are found from there. */
const place = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** Each part goes on to know where it was written. */
const ownAddress: Plugin = {
  name: 'own-address',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** Bundles a program that a test starts many times: loading its hundreds of files one by one takes longer than its work. */
export async function bundled(program: string): Promise<BundledProgram> {
  const folder = await mkdtemp(join(place, '.rochdale-program-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownAddress],
    build: {
      ssr: program,
      outDir: folder,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return { file: join(folder, 'program.mjs'), remove: () => rm(folder, { recursive: true }) };
}
