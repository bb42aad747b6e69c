import { basename, relative } from 'node:path';
import { production } from '../sources.ts';

const languages = ['en', 'es'] as const;
type WrittenLanguage = (typeof languages)[number];

/** One file of texts: `packages/domain/src/…/<part>.en.ts`. */
interface TextFile {
  readonly part: string;
  readonly path: string;
  /** The name under which it exports its texts. */
  readonly exported: string;
}

const filesIn = (language: WrittenLanguage): TextFile[] =>
  production
    .filter(({ path }) => path.startsWith('packages/domain/') && path.endsWith(`.${language}.ts`))
    .filter(({ path }) => !path.includes('/texts/catalogue.'))
    .map(({ path, text }) => ({ part: basename(path, `.${language}.ts`), path, exported: exportedBy(path, text) }))
    .sort((one, other) => (one.part < other.part ? -1 : 1));

function exportedBy(path: string, text: string): string {
  const name = /^export const (\w+Texts)\b/m.exec(text)?.[1];
  if (name === undefined) throw new Error(`${path} exports no texts: their name ends in Texts`);
  return name;
}

/** The parts that pages of the portal bring with them. */
const onPages = new Set(
  production
    .filter(({ path }) => path.startsWith('apps/portal/'))
    .flatMap(({ text }) => [...text.matchAll(/(?:\btexts: |withTexts\(|\bframeTexts\b.* = )\[([^\]]*)\]/g)])
    .flatMap(([, names = '']) => [...names.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)),
);

const heading = '// Written by `npm run texts` from the files of texts that there are.';

function catalogue(language: WrittenLanguage): string {
  const folder = 'packages/domain/src/texts';
  const files = filesIn(language);
  const end = { en: '} as const;', es: '} satisfies Language;' };
  return [
    heading,
    ...files.map(({ path, exported }) => `import { ${exported} } from '${dotted(relative(folder, path))}';`),
    ...(language === 'es' ? ["import type { Language } from './text.ts';"] : []),
    '',
    `/** ${language === 'en' ? 'The English catalogue' : 'The Spanish catalogue'}: the texts of every capability. */`,
    `export const ${language} = {`,
    ...files.map(({ exported }) => `  ...${exported},`),
    end[language],
    '',
  ].join('\n');
}

function parts(language: WrittenLanguage): string {
  const files = filesIn(language).filter(({ part }) => onPages.has(part));
  const module = (path: string) => path.replace('packages/domain/src/', '@rochdale/domain/').replace(/\.ts$/, '');
  return [
    heading,
    "import { textsOf } from './texts-of.ts';",
    '',
    `/** The ${language === 'en' ? 'English' : 'Spanish'} texts that a screen, or a part that loads later, brings with it. */`,
    'export const parts = {',
    ...files.map(({ part, path }) => {
      const key = /^\w+$/.test(part) ? part : `'${part}'`;
      return `  ${key}: () => textsOf(import('${module(path)}')),`;
    }),
    '};',
    '',
  ].join('\n');
}

/** Texts from elsewhere that the office says too: those of rules that it carries out itself, and of the site beside which its studio stands. */
const saidInOffice: readonly string[] = ['errors', 'refunds', 'studio', 'ui'];

/** The office loads its texts at once: few people use it, all day. */
function officeTexts(language: WrittenLanguage): string {
  const files = filesIn(language).filter(
    ({ part, path }) => path.startsWith('packages/domain/src/office/') || saidInOffice.includes(part),
  );
  const module = (path: string) => path.replace('packages/domain/src/', '@rochdale/domain/').replace(/\.ts$/, '');
  return [
    heading,
    ...files.map(({ path, exported }) => `import { ${exported} } from '${module(path)}';`),
    '',
    `/** The ${language === 'en' ? 'English' : 'Spanish'} texts of the office. */`,
    'export const texts = {',
    ...files.map(({ exported }) => `  ...${exported},`),
    '};',
    '',
  ].join('\n');
}

const dotted = (path: string): string => (path.startsWith('.') ? path : `./${path}`);

/** The lists of texts that `npm run texts` writes: who asks for a text by its code need not know its file. */
export const textLists: readonly { readonly path: string; readonly text: string }[] = languages.flatMap((language) => [
  { path: `packages/domain/src/texts/catalogue.${language}.ts`, text: catalogue(language) },
  { path: `apps/portal/src/lib/text/parts.${language}.ts`, text: parts(language) },
  { path: `apps/office/src/lib/text/texts.${language}.ts`, text: officeTexts(language) },
]);
