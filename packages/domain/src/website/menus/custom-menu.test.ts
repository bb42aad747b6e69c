import { expect, it } from 'vitest';
import { customMenuProblems } from './custom-menu.ts';

interface Item {
  readonly title: string;
  readonly moduleLink?: string;
  readonly external: boolean;
  readonly subMenu: readonly Item[];
}
const item = (details: Partial<Item>): Item => ({ title: 'One', external: false, subMenu: [], ...details });
const home = item({ moduleLink: '/home' });

it.each<[string, Item, string | undefined]>([
  ['a screen', home, undefined],
  ['a screen by its old name, with a query', item({ moduleLink: '/account-management?link=mymeter' }), undefined],
  ['another site', item({ moduleLink: 'https://plain.example', external: true }), undefined],
  ['a group', item({ subMenu: [home] }), undefined],
  ['a group whose link is #', item({ moduleLink: '#', subMenu: [home] }), undefined],
  ['a link with entries', item({ moduleLink: '/home', subMenu: [home] }), undefined],
  ['nowhere', item({}), 'title has neither a moduleLink nor a subMenu'],
  ['no screen', item({ moduleLink: '/nowhere' }), 'moduleLink there is no screen /nowhere'],
  [
    'another site that is not said to be one',
    item({ moduleLink: 'https://plain.example' }),
    'moduleLink is an address of another site, so external must be Y',
  ],
  [
    'a screen that is said to be elsewhere',
    item({ moduleLink: '/home', external: true }),
    'external is Y, but moduleLink is a path of the portal',
  ],
])('an item that leads to %s', (_what, one, problem) => {
  const found = customMenuProblems([home, item({ subMenu: [one] })]);
  expect(found.map(({ path, field, reason }) => [path, `${field} ${reason}`])).toEqual(
    problem === undefined ? [] : [[[1, 0], problem]],
  );
});

it('a menu has four levels at most', () => {
  const deep = (levels: number): Item => (levels === 1 ? home : item({ subMenu: [deep(levels - 1)] }));
  expect(customMenuProblems([deep(4)])).toEqual([]);
  expect(customMenuProblems([deep(5)])).toEqual([
    { path: [0, 0, 0, 0], field: 'subMenu', reason: 'is on level 5; a menu has at most 4' },
  ]);
});
