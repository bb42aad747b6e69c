import { find, render } from '@rochdale/ui/testing/render.ts';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { dropUnsent, forgetSent, keepUnsent, markSent, takeUnsent } from '../device/storage.ts';
import { enterMaintenance, leaveMaintenance, useMaintenanceFlag } from './maintenance.ts';

afterEach(() => {
  act(leaveMaintenance);
  dropUnsent();
});

function Flag() {
  return <output>{useMaintenanceFlag()}</output>;
}

it('the flag counts how often it was said, so that a page that was gone back to leaves again', () => {
  render(<Flag />);
  expect(find('output').textContent).toBe('0');
  act(enterMaintenance);
  act(enterMaintenance);
  expect(find('output').textContent).toBe('2');
  act(leaveMaintenance);
  expect(find('output').textContent).toBe('0');
});

describe('what was typed into a form', () => {
  it('is there again after maintenance, also when it was just being sent', () => {
    keepUnsent('half', '{"a":"1"}');
    keepUnsent('whole', '{"a":"2"}');
    markSent('whole');
    act(enterMaintenance);
    expect(takeUnsent('whole')).toBe('{"a":"2"}');
  });

  it('is gone once it has arrived', () => {
    keepUnsent('whole', '{"a":"2"}');
    markSent('whole');
    forgetSent();
    act(enterMaintenance);
    expect(takeUnsent('whole')).toBeNull();
  });
});
