import { expect, it } from 'vitest';
import { useSaidTitle } from '../layout/title.ts';
import { find, render } from '../testing/render.ts';
import { StepHeading } from './step-heading.tsx';

function Title() {
  return <output>{useSaidTitle() ?? 'Quick Pay'}</output>;
}

const page = (heading: React.ReactNode) => (
  <>
    <Title />
    {heading}
  </>
);

it('a step is heard when one comes to it, with what leads into it, and not when the page opens with it', () => {
  const { show } = render(page(<StepHeading title="Find your account" step={{ at: 1, of: 3 }} />));
  expect(document.activeElement).toBe(document.body);
  expect(find('output').textContent).toBe('Step 1 of 3: Find your account');
  show(page(<StepHeading title="Is this your account?" step={{ at: 2, of: 3 }} lead="Check the details." />));
  expect(document.activeElement).toBe(find('h1'));
  expect(document.getElementById(find('h1').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Check the details.',
  );
  expect(find('output').textContent).toBe('Step 2 of 3: Is this your account?');
  show(page(null));
  expect(find('output').textContent).toBe('Quick Pay');
});

it('a result is heard as soon as it stands there', () => {
  render(page(<StepHeading title="Check your e-mail" isNews />));
  expect(document.activeElement).toBe(find('h1'));
  expect(find('output').textContent).toBe('Check your e-mail');
});
