import { posix } from 'node:path';
import { accessOf, isRoute, type Route, type ScreenAccess } from '@rochdale/domain/website/screens/screen-access';
import { filesWithin, production, type Source } from './sources.ts';

/** A screen as the table of the domain has it. */
export type NamedScreen = ScreenAccess & { readonly route: Route };

const tables = ['member', 'public'].map((name) => `apps/portal/src/app/screens/${name}-screens.ts`);

/** The page of each screen, read from the portal's table: a row, or several of the same page, and its `import()`. */
const pages: readonly { readonly route: Route; readonly page: string }[] = tables.flatMap((path) => {
  const text = production.find((source) => source.path === path)?.text ?? '';
  return text.split(/^ {2}(?=\w+\(|\.\.\.)/m).flatMap((row) => {
    const page = /import\('([^']+)'\)/.exec(row)?.[1];
    const routes = [...row.matchAll(/'([\w/-]+)'/g)].map(([, name = '']) => name).filter(isRoute);
    const own = row.startsWith('...') ? routes : routes.slice(0, 1);
    return page === undefined
      ? []
      : own.map((route) => ({ route, page: posix.join('apps/portal/src/app/screens', page) }));
  });
});

const called = /\b(?:o|fileO)peration\(\s*'([\w.-]+)'/g;
const callsIn = (files: readonly Source[]) =>
  new Set(files.flatMap(({ text }) => [...text.matchAll(called)].map(([, name = '']) => name)));

/** The files of a screen: those of its page, and of the parts that load on demand, and of what these load. */
function filesOf(page: string): Source[] {
  const found = new Set<Source>();
  const visit = (path: string): void => {
    for (const file of filesWithin(path)) {
      if (found.has(file)) continue;
      found.add(file);
      for (const { to, onDemand } of file.imports) if (onDemand) visit(to);
    }
  };
  visit(page);
  return [...found];
}

const screens = pages.map(({ route, page }) => ({ ...accessOf(route), route, page, calls: callsIn(filesOf(page)) }));

/** The screens whose pages call an operation. */
export const callersOf = (name: string): readonly NamedScreen[] => screens.filter(({ calls }) => calls.has(name));

/** Every screen that has a page, with whom it is for. */
export const calledScreens: readonly (NamedScreen & { readonly page: string })[] = screens;
