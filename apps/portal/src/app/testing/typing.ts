import { button, find } from '@rochdale/ui/testing/render.ts';

/** Types into a field, found by its id. */
export const typing = (id: string, value: string) => (): void => {
  const control = find(`[id="${id}"]`);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Presses the button of a name. */
export const pressing = (name: string) => (): void => button(name).click();

/** Presses what a selector finds. */
export const choosing = (selector: string) => (): void => find(selector).click();
