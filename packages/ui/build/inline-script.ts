import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const ending = '?script';

/**
 * `first-bytes.ts?script`: the text of a small program, built with all that it imports, to stand inline in a page. What the
 * file exports is there under its name.
 */
export function inlineScript(name: string): Plugin {
  let root = '';
  return {
    name: 'inline-script',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    async resolveId(source, importer) {
      if (!source.endsWith(ending)) return undefined;
      const file = await this.resolve(source.slice(0, -ending.length), importer);
      // Without the folder that it is built in, which would get into what is built.
      return file && `\0${relative(root, file.id)}${ending}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(ending)) return undefined;
      return `export default ${JSON.stringify(await textOf(join(root, id.slice(1, -ending.length)), name))};`;
    },
  };
}

async function textOf(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, name, formats: ['iife'] } },
  });
  const [one] = [built].flat();
  if (!one || !('output' in one)) throw new Error(`${entry} was not built.`);
  return one.output[0].code.trim();
}
