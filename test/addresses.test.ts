import { isScreenLink } from '@rochdale/domain/website/menus/routes';
import { isRoute } from '@rochdale/domain/website/screens/screen-access';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { topics } from '../apps/chat-sandbox/src/topics.ts';
import { production } from './sources.ts';

/** Who reads addresses, what a co-op's settings begin with, where sign-in may be sent, and the builder. */
const writers = [
  'apps/portal/src/app/screens/addresses.ts',
  // One file that imports nothing of the portal's.
  'apps/portal/src/service-worker/notifications.ts',
  'packages/contract/src/site/settings.ts',
  'packages/domain/src/identity/sign-in/return-url.ts',
  'packages/domain/src/website/screens/address.ts',
];

/** Every text of a file's code, templates piece by piece; neither comments nor patterns. */
function textsIn(path: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest));
  return found;
}

const isAddress = (text: string): boolean => /^\/pages(\/|$)/.test(text) || (/^\/./.test(text) && isScreenLink(text));

it('no address of a screen is written out: `addressOf` makes them, and knows the screens', () => {
  const written = production
    // The office has addresses of its own, in a table of its own.
    .filter(({ path }) => !/^(apps\/office|packages\/domain\/src\/office)\//.test(path))
    // Nothing else can hold a text that begins with a slash.
    .filter(({ text }) => /['"`}]\//.test(text))
    .filter(({ path, text }) => textsIn(path, text).some(isAddress))
    .map(({ path }) => path);
  expect(written.sort()).toEqual(writers);
});

it('the sandbox of the chat, which knows the wire alone, names screens that are there', () => {
  expect(topics.flatMap(({ screens }) => screens).filter((screen) => !isRoute(screen))).toEqual([]);
});
