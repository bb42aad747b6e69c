import { button, press, render } from '@rochdale/ui/testing/render.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { CallError } from '../lib/calls.ts';
import { useHeldVersion } from './use-held-version.ts';

it('acts on the version that was there when one began, until it was read that somebody was quicker', async () => {
  const sent: number[] = [];
  let stored = 1;
  const save = async (version: number): Promise<void> => {
    sent.push(version);
    if (version !== stored) throw new CallError('Rita was quicker.', 409);
  };
  function Form({ version }: { version: number }) {
    const held = useHeldVersion(version);
    return (
      <>
        <button type="button" onClick={() => void held.act(save).catch(() => undefined)}>
          Save
        </button>
        <button type="button" onClick={() => held.begin()}>
          Open
        </button>
      </>
    );
  }
  const { show } = render(<Form version={1} />);
  const pressed = async (): Promise<number | undefined> => {
    await act(async () => press(button('Save')));
    return sent.at(-1);
  };
  stored = 2;
  show(<Form version={2} />);
  expect([await pressed(), await pressed()]).toEqual([1, 2]);
  stored = 3;
  expect(await pressed()).toBe(2);
  show(<Form version={3} />);
  show(<Form version={4} />);
  expect(await pressed()).toBe(3);
  press(button('Open'));
  show(<Form version={5} />);
  expect(await pressed()).toBe(4);
});
