import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, render } from '../testing/render.ts';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('what loads quickly shows nothing but keeps its place; what takes longer shows its shape and says "Loading" once', () => {
  render(
    <Loading>
      <Skeleton height={130} />
    </Loading>,
  );
  act(() => void vi.advanceTimersByTime(140));
  const isSeen = () => find('.skel').closest('.shapes--unseen') === null;
  expect([find('[role="status"]').textContent, isSeen()]).toEqual(['', false]);
  act(() => void vi.advanceTimersByTime(20));
  expect(find('[role="status"]').textContent).toBe('Loading');
  expect(isSeen()).toBe(true);
  expect(find('.skel').closest('[aria-hidden="true"]')).not.toBeNull();
});
