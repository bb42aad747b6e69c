import { render } from '@rochdale/ui/testing/render.ts';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Part } from './cards/part.ts';
import { useSettled } from './use-settled.ts';

const on = (data: string | undefined): Part<string> => ({
  data,
  error: null,
  errorUpdatedAt: 0,
  isFetching: false,
  refetch: () => undefined,
});

function Shown({ part }: { part: Part<string> }) {
  const { data, isSettled, isLate } = useSettled(part, true);
  return <p>{`${data ?? 'nothing'} ${isSettled ? 'settled' : 'awaited'}${isLate ? ', late' : ''}`}</p>;
}

afterEach(() => vi.useRealTimers());

it('what belongs beside the balance is awaited a moment; what comes after that is late, for good', () => {
  vi.useFakeTimers();
  const { show } = render(<Shown part={on(undefined)} />);
  expect(document.body.textContent).toBe('nothing awaited');
  act(() => vi.advanceTimersByTime(299));
  show(<Shown part={on('notices')} />);
  act(() => vi.advanceTimersByTime(1_000));
  expect(document.body.textContent).toBe('notices settled');
  show(null);
  show(<Shown part={on(undefined)} />);
  act(() => vi.advanceTimersByTime(301));
  expect(document.body.textContent).toBe('nothing settled, late');
  show(<Shown part={on('notices')} />);
  expect(document.body.textContent).toBe('notices settled, late');
});
