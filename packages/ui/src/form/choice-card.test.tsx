import landmark from 'lucide-static/icons/landmark.svg?inner';
import { expect, it } from 'vitest';
import { find, render } from '../testing/render.ts';
import { ChoiceCard } from './choice-card.tsx';

it('a choice that is refused says why, in sight and as its tooltip', () => {
  const card = (disabled: boolean) => (
    <ChoiceCard
      title="E-check"
      description="From a bank account"
      icon={landmark}
      reason="No more checks."
      disabled={disabled}
    />
  );
  const { show } = render(card(false));
  expect([find('label').textContent, find('label').title]).toEqual(['E-checkFrom a bank account', '']);
  show(card(true));
  expect([find('label').textContent, find('label').title]).toEqual(['E-checkNo more checks.', 'No more checks.']);
});
