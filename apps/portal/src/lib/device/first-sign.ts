/** What tells that somebody is at the page, or that it has something to tell them. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'offline'] as const;

let come: () => void = () => undefined;
const sign = new Promise<void>((resolve) => {
  come = resolve;
});

/** Resolves once somebody points at the page, touches it or types, or the network goes. */
export function firstSign(): Promise<void> {
  for (const name of signs) addEventListener(name, come, { capture: true, once: true });
  return sign;
}

/** From now on nobody waits for a sign: a page was asked for. */
export const takeAsSign = (): void => come();
