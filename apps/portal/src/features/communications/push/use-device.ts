import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Device, listDevices, removeDevice, subscribeDevice } from './push-calls.ts';
import { browserState, endpointHash, ownSubscription, sentOf, subscribe } from './this-browser.ts';

/** Notifications on this device and the login's others, and what a member does about them. */
export function useDevice(memberNumber: string) {
  const queries = useQueryClient();
  const params = { memberNumber };
  const queryKey = ['push', memberNumber];
  const [browser, setBrowser] = useState(browserState);
  const list = useQuery({
    queryKey,
    queryFn: async () => {
      const [answer, own] = await Promise.all([
        listDevices({ params }),
        browser === 'ready' ? ownSubscription() : undefined,
      ]);
      return { ...answer, own: own && (await endpointHash(own)) };
    },
    enabled: memberNumber !== '',
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  const turnOn = useMutation({
    mutationFn: async (publicKey: string) => {
      if ((await Notification.requestPermission()) !== 'granted') {
        setBrowser(browserState());
        return;
      }
      await subscribeDevice({ params, body: sentOf(await subscribe(publicKey)) });
    },
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: async ({ subscriptionId, isThis }: { subscriptionId: string; isThis: boolean }) => {
      await removeDevice({ params: { memberNumber, subscriptionId } });
      if (isThis) await (await ownSubscription())?.unsubscribe();
    },
    onSettled: refresh,
  });
  const isThis = (device: Device): boolean => device.endpointHash === list.data?.own;
  return {
    browser,
    list,
    turnOn: {
      ...{ failure: turnOn.error, isBusy: turnOn.isPending },
      now: (publicKey: string): void => {
        remove.reset();
        turnOn.mutate(publicKey);
      },
    },
    remove: {
      ...{ failure: remove.error, isBusy: remove.isPending, removed: remove.isSuccess ? remove.variables : undefined },
      now: ({ subscriptionId, ...device }: Device): void => {
        turnOn.reset();
        remove.mutate({ subscriptionId, isThis: isThis({ subscriptionId, ...device }) });
      },
    },
    isThis,
  };
}
export type DeviceScreen = ReturnType<typeof useDevice>;
