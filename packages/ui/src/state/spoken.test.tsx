import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { find, render } from '../testing/render.ts';
import { Alert } from './alert.tsx';
import { Spoken } from './spoken.tsx';

it('what is spoken comes after its region, and is no region within it', () => {
  vi.useFakeTimers();
  render(
    <Spoken>
      <Alert kind="success" isSpoken={false}>
        Done.
      </Alert>
    </Spoken>,
  );
  const region = find('[role=status]');
  expect(region.textContent).toBe('');
  act(() => vi.runAllTimers());
  expect(region.textContent).toBe('Done.');
  expect(region.querySelector('[role]')).toBeNull();
  vi.useRealTimers();
});

it('the same words are said again when they are news again', () => {
  vi.useFakeTimers();
  const said = (again: number) => <Spoken again={again}>Power still off.</Spoken>;
  const { show } = render(said(1));
  act(() => vi.runAllTimers());
  show(said(2));
  expect(find('[role=status]').textContent).toBe('');
  act(() => vi.runAllTimers());
  expect(find('[role=status]').textContent).toBe('Power still off.');
  vi.useRealTimers();
});
