import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { button, find, press, render } from '../testing/render.ts';
import { Alert } from './alert.tsx';
import { FocusedAlert } from './focused-alert.tsx';

const isUnmet = () => find('.alert').classList.contains('alert--unmet');

it('dismissed, it leaves focus at the page’s heading', () => {
  render(
    <main>
      <h1>Auto Payments</h1>
      <FocusedAlert kind="success" onDismiss={() => undefined}>
        Auto Pay is set up.
      </FocusedAlert>
    </main>,
  );
  press(button('Dismiss'));
  expect(document.activeElement?.textContent).toBe('Auto Payments');
});

it('what is said politely comes into its region after it, and what is wrong or takes focus stands there at once', () => {
  vi.useFakeTimers();
  const { show } = render(<Alert kind="success">Auto Pay is set up.</Alert>);
  expect([find('.alert').role, isUnmet()]).toEqual(['status', true]);
  act(() => vi.runAllTimers());
  expect(isUnmet()).toBe(false);
  show(
    <Alert key="wrong" kind="danger">
      It is not.
    </Alert>,
  );
  expect([find('.alert').role, isUnmet()]).toEqual(['alert', false]);
  show(
    <FocusedAlert key="saved" kind="success">
      Saved.
    </FocusedAlert>,
  );
  expect([document.activeElement === find('.alert'), isUnmet()]).toEqual([true, false]);
  vi.useRealTimers();
});
