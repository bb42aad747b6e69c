import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** `lucide-static/icons/x.svg?inner`: what stands inside an icon's svg element, which is all that differs between icons. */
export function innerSvg(): Plugin {
  const ending = '.svg?inner';
  return {
    name: 'inner-svg',
    enforce: 'pre',
    // Without the folder that it is built in, which would get into what is built.
    resolveId: (source) => (source.endsWith(ending) ? `\0${source.slice(0, -'?inner'.length)}.inner` : undefined),
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith('.svg.inner')) return undefined;
      const svg = readFileSync(require.resolve(id.slice(1, -'.inner'.length)), 'utf8');
      const inner = svg
        .replace(/^[\s\S]*?<svg[^>]*>/, '')
        .replace(/<\/svg>\s*$/, '')
        .replace(/\s*\n\s*/g, '');
      return `export default ${JSON.stringify(inner)};`;
    },
  };
}
