import { describe, expect, it, vi } from 'vitest';
import { button, find, key, press, render } from '../testing/render.ts';
import { MenuButton } from './menu-button.tsx';

const chosen = vi.fn();
const items = ['Sign Up', 'Remove'].map((label) => ({ label, onChoose: () => chosen(label) }));
const focused = () => document.activeElement?.textContent;

describe('a menu button', () => {
  it('opens on its first item, and arrows, Home and End walk through it', () => {
    render(<MenuButton label="Actions" items={items} />);
    const opener = button('Actions');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    opener.focus();
    key('ArrowDown');
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(find('[role="menu"]').getAttribute('aria-label')).toBe('Actions');
    expect(focused()).toBe('Sign Up');
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((name) => {
      key(name);
      return focused();
    });
    expect(walked).toEqual(['Remove', 'Sign Up', 'Remove', 'Sign Up', 'Remove']);
  });

  it('gives focus back on Escape and when an item is chosen', () => {
    render(<MenuButton label="Actions" items={items} />);
    const opener = button('Actions');
    press(opener);
    key('Escape');
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(document.activeElement).toBe(opener);
    press(opener);
    press(button('Remove'));
    expect(chosen).toHaveBeenCalledWith('Remove');
    expect(document.activeElement).toBe(opener);
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });
});
