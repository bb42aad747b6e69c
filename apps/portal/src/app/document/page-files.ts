import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { frameTexts } from '../../lib/text/text.ts';
import type { Screen } from '../screens/screen.ts';

/** Vite's manifest, as far as a page needs it. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[] | undefined;
      readonly imports?: readonly string[] | undefined;
      readonly dynamicImports?: readonly string[] | undefined;
      readonly assets?: readonly string[] | undefined;
      readonly isEntry?: boolean | undefined;
      readonly src?: string | undefined;
    }
  >
>;

/** The built files that a screen's page links. Paths begin with a slash. */
export interface PageFiles {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly modules: readonly string[];
  readonly font: string | undefined;
}

const entryName = 'src/app/entry-client.tsx';
const frameName = 'src/app/shell/framed.tsx';
const frameEndsName = 'src/app/shell/frame-ends.tsx';
const spanishName = 'src/lib/text/text-es.ts';

/** Entry, its styles and modules, and those of the screen's own page and texts. */
export function filesOf(manifest: Manifest, screen: Screen, language: TextLanguage = 'en'): PageFiles {
  const styles = new Set<string>();
  const modules = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || modules.has(chunk.file)) return;
    modules.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const inner of chunk.imports ?? []) visit(inner);
  };
  visit(entryName);
  const page = pageSourceOf(manifest, screen);
  if (page) visit(page);
  const texts = memberLanguage(language);
  const framed = screen.frame === 'full';
  if (framed) visit(frameName);
  if (screen.frame === 'late') for (const style of stylesOf(manifest, frameEndsName)) styles.add(style);
  for (const part of [...screen.texts, ...(framed ? frameTexts : [])]) visit(textSourceOf(manifest, part, texts));
  if (texts === 'es') visit(spanishName);
  const entry = manifest[entryName]?.file ?? '';
  const font = Object.values(manifest).find(
    (one) => /latin-wght-normal.*woff2$/.test(one.file) && !one.file.includes('ext'),
  );
  const rooted = (file: string): string => `/${file}`;
  return {
    entry: rooted(entry),
    styles: [...styles].map(rooted),
    modules: [...modules].filter((file) => file !== entry).map(rooted),
    font: font && rooted(font.file),
  };
}

/** The source of a part of the texts: its file stands with the rules that say them. */
const textSourceOf = (manifest: Manifest, part: string, language: string): string =>
  Object.keys(manifest).find((name) => name.endsWith(`/${part}.${language}.ts`)) ?? '';

/** The styles of a source and of what it imports. */
const stylesOf = (manifest: Manifest, source: string): string[] =>
  sourcesOf(manifest, (name) => name === source)
    .filter((file) => file.endsWith('.css'))
    .map((file) => file.slice(1));

/** The built files of the sources that a name's test finds, and of what they import. */
export function sourcesOf(manifest: Manifest, isMeant: (name: string) => boolean): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) found.add(`/${style}`);
    for (const inner of chunk.imports ?? []) visit(inner);
  };
  for (const name of Object.keys(manifest).filter(isMeant)) visit(name);
  return [...found];
}

/** The source of a screen's page, which is named after the end of its route. */
export function pageSourceOf(manifest: Manifest, screen: Screen): string | undefined {
  const stem = (screen.pageOf ?? screen.route).split('/').at(-1);
  return Object.keys(manifest).find((name) => name.endsWith(`/${stem}-page.tsx`));
}
