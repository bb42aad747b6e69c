import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { find, render } from '../testing/render.ts';
import { OtpField } from './otp-field.tsx';

function Code() {
  const [code, setCode] = useState('');
  return <OtpField label="Code" hint="6 digits." value={code} onChange={setCode} />;
}

/** What a field holds after a text was put into it as its own limit lets it, as pasting does. */
function pasted(text: string): string {
  render(<Code />);
  const input = find('input');
  if (!(input instanceof HTMLInputElement)) throw new Error('The code has no field.');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const line = text.replaceAll('\n', ' ');
  act(() => {
    set?.call(input, input.maxLength < 0 ? line : line.slice(0, input.maxLength));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const { value } = input;
  document.body.replaceChildren();
  return value;
}

it.each(['\n418677\n', ' 418677', '418 677', ' 418-677 ', 'Your code: 418677.', '4186770'])(
  'a code is whole however it is pasted: %j',
  (text) => {
    expect(pasted(text)).toBe('418677');
  },
);
