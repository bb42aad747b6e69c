import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, find, press, render } from '../testing/render.ts';
import { useToast } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));
const said = (): string | null => find('[role="status"]').textContent;

function Copy() {
  const { toast, showToast } = useToast();
  return (
    <>
      <button type="button" onClick={() => showToast('Confirmation code copied.')}>
        Copy
      </button>
      {toast}
    </>
  );
}

describe('a toast', () => {
  it('speaks in a region that was there before it, and goes after 6 seconds', () => {
    render(<Copy />);
    expect(said()).toBe('');
    press(button('Copy'));
    wait(5.9);
    expect(said()).toBe('Confirmation code copied.');
    wait(0.2);
    expect(said()).toBe('');
  });

  it('waits while it is hovered or focused', () => {
    render(<Copy />);
    press(button('Copy'));
    act(() => void find('.toast').dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));
    wait(60);
    act(() => button('Dismiss').focus());
    act(() => void find('.toast').dispatchEvent(new MouseEvent('mouseout', { bubbles: true })));
    wait(60);
    expect(said()).toBe('Confirmation code copied.');
    act(() => button('Copy').focus());
    wait(6.1);
    expect(said()).toBe('');
  });

  it('goes at once when dismissed, and shows for its whole time the next time', () => {
    render(<Copy />);
    press(button('Copy'));
    act(() => button('Dismiss').focus());
    press(button('Dismiss'));
    expect(said()).toBe('');
    press(button('Copy'));
    wait(6.1);
    expect(said()).toBe('');
  });
});
