import { describe, expect, it } from 'vitest';
import { OutsideLink } from '../layout/outside-link.tsx';
import { button, find, press, render } from '../testing/render.ts';
import { ErrorSummary } from './error-summary.tsx';
import { PasswordField, TextField } from './field.tsx';

const describedBy = (element: HTMLElement): string[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

describe('a field', () => {
  it('is named by its label and described by hint and error, which stand between label and control', () => {
    render(<TextField label="Zip code" hint="Five digits, or nine." error="Zip code is wrong." defaultValue="974" />);
    const input = find('input');
    expect(find('label').getAttribute('for')).toBe(input.id);
    expect(describedBy(input)).toEqual(['Five digits, or nine.', 'Error: Zip code is wrong.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect([...find('.field').children].at(-1)).toBe(input);
    expect(document.querySelector('.err svg')).not.toBeNull();
  });

  it('has what stands beside its label after its control, and says what may not be left empty', () => {
    render(<TextField label="Password" required aside={<OutsideLink href="/forgot">Forgot password?</OutsideLink>} />);
    expect([...find('.field').children].map(({ tagName }) => tagName)).toEqual(['LABEL', 'INPUT', 'DIV']);
    expect(find('input').getAttribute('aria-required')).toBe('true');
    expect(find('input').hasAttribute('required')).toBe(false);
  });

  it('without hint or error is described by nothing', () => {
    render(<TextField label="City" optional />);
    expect(find('input').hasAttribute('aria-describedby')).toBe(false);
    expect(find('input').hasAttribute('aria-invalid')).toBe(false);
    expect(find('label').textContent).toBe('City (optional)');
  });

  it('of a password shows it and hides it again, and keeps what was typed', () => {
    render(<PasswordField label="Password" defaultValue="correct horse" />);
    const input = find('input');
    const toggle = button('Show password');
    expect(input.getAttribute('type')).toBe('password');
    press(toggle);
    expect([input.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    press(toggle);
    expect([input.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    expect(input).toHaveProperty('value', 'correct horse');
  });
});

describe('an error summary', () => {
  it('takes focus when it appears, and leads to the fields', () => {
    const form = (items: readonly { fieldId: string; text: string }[]) => (
      <form>
        {items.length > 0 && <ErrorSummary items={items} />}
        <TextField id="city" label="City" />
        <TextField id="zip" label="Zip code" />
      </form>
    );
    const { show } = render(form([]));
    show(
      form([
        { fieldId: 'city', text: 'Please enter a city.' },
        { fieldId: 'zip', text: 'Please enter a zip code.' },
      ]),
    );
    expect(document.activeElement?.textContent).toContain('There is a problem');
    press(find('a[href="#zip"]'));
    expect(document.activeElement?.id).toBe('zip');
  });
});
