import { siteWith } from '@rochdale/test-kit/site/builders';
import { render } from '@rochdale/ui/testing/render.ts';
import { expect, it } from 'vitest';
import { SiteProvider } from '../../../lib/site.tsx';
import { withTexts } from '../../../lib/text/text.ts';
import { StillTaken } from './still-taken.tsx';

await withTexts(['payment-help'], async () => undefined);

it('what plans still take is said with its amount; an answer that does not say it takes nothing away from the page', () => {
  const shown = (taken: Parameters<typeof StillTaken>[0]['taken']) => (
    <SiteProvider site={siteWith()}>
      <StillTaken taken={taken} />
      <p>Below</p>
    </SiteProvider>
  );
  const { show } = render(shown([{ kind: 'office-draft', day: '2026-12-01', amount: 96.6 }]));
  expect(document.body.textContent).toMatch(/\$96\.60.*Below/);
  show(shown(undefined));
  expect(document.body.textContent).toBe('Below');
});
