// @vitest-environment node
import { languages } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { render } from './entry-server.tsx';
import { screens } from './screens/screens.ts';

const bodyOf = (html: string): string => html.slice(html.indexOf('<div id="root"'), html.indexOf('<noscript>'));

describe.each(languages)('the document alone, without a script, in %s', (language) => {
  it.each(screens.map((screen) => [screen.route, screen] as const))(
    '%s has its frame and heading',
    async (route, screen) => {
      const page = await render({ path: addressOf(route), site: siteWith(), language, manifest: {}, sheets: {} });
      const body = bodyOf(page.html);
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
      expect(body.includes('<header class="site-header"')).toBe(screen.frame !== 'none');
      expect(main).toMatch(/<h1[^>]*>[^<]*\p{Lu}\p{Ll}/u);
    },
  );
});
