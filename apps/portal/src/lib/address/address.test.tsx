import { expect, it } from 'vitest';
import type { useGoTo, useGoToPath, useQueryParams } from './address.ts';
import { ScreenLink } from './link.tsx';

it('a link to no screen does not compile, nor does one that tells a screen what it does not read', () => {
  const links = [
    <ScreenLink key={1} to="accountoverview" query={{ accountno: '1', pay: 'true' }}>
      x
    </ScreenLink>,
    // @ts-expect-error there is no such screen
    <ScreenLink key={2} to="acountoverview">
      x
    </ScreenLink>,
    // @ts-expect-error the screen does not read it
    <ScreenLink key={3} to="accountoverview" query={{ acountno: '1' }}>
      x
    </ScreenLink>,
    // @ts-expect-error the terms are told nothing
    <ScreenLink key={4} to="legal-terms" query={{ accountno: '1' }}>
      x
    </ScreenLink>,
  ];
  expect(links).toHaveLength(4);
});

it('nobody goes to no screen, or asks an address for what its screen does not read', () => {
  const going = (
    goTo: ReturnType<typeof useGoTo>,
    goToPath: ReturnType<typeof useGoToPath>,
    query: ReturnType<typeof useQueryParams<'login'>>,
  ) => {
    goTo('login', { sessionTimeOut: 'true' }, { replace: true });
    // @ts-expect-error there is no such screen
    goTo('logn');
    // @ts-expect-error the screen does not read it
    goTo('login', { accountno: '1' });
    // @ts-expect-error there is no such screen
    goToPath('/pages/logn');
    // @ts-expect-error sign-in does not read it
    query.get('accountno');
  };
  expect(going).toBeInstanceOf(Function);
});
