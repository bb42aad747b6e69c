import { describe, expect, it, vi } from 'vitest';
import { button, find, press, render } from '../testing/render.ts';
import { Button } from './button.tsx';

describe('a button', () => {
  it('ignores a second press while busy, and submits nothing', () => {
    const submit = vi.fn((event: SubmitEvent) => event.preventDefault());
    const pressed = vi.fn();
    const form = (isBusy: boolean) => (
      <form>
        <Button type="submit" busy={isBusy} onClick={pressed}>
          Pay $92.00
        </Button>
      </form>
    );
    const { show } = render(form(false));
    find('form').addEventListener('submit', submit);
    press(find('button'));
    show(form(true));
    press(find('button'));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('keeps focus and its label’s width when it becomes busy, and says "Saving"', () => {
    const { show } = render(<Button busy={false}>Pay $92.00</Button>);
    find('button').focus();
    show(<Button busy>Pay $92.00</Button>);
    expect(document.activeElement).toBe(find('button'));
    expect(find('button').getAttribute('aria-busy')).toBe('true');
    expect(find('.btn__label').textContent).toBe('Pay $92.00');
    expect(find('.btn__busy').textContent).toBe('Saving');
  });

  it('that can’t be pressed yet stays focusable and names the reason', () => {
    const pressed = vi.fn();
    render(
      <Button disabledReason="Choose an account first." onClick={pressed}>
        Next
      </Button>,
    );
    const next = button('Next');
    next.focus();
    press(next);
    expect(document.activeElement).toBe(next);
    expect(pressed).not.toHaveBeenCalled();
    expect(document.getElementById(next.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose an account first.',
    );
  });
});
