// Runs in a shown page: does the state's steps once the page answers, and then says on `html` that it stands.
{
  /** @type {readonly import('./state.ts').Step[]} */
  const steps = JSON.parse(document.currentScript?.dataset.steps ?? '[]');
  const push = document.currentScript?.dataset.push ?? '';
  const root = document.documentElement;
  const patienceMs = 20_000;

  /** @param {string} selector @returns {HTMLElement | null} */
  const find = (selector) => document.querySelector(selector);

  /** @param {() => boolean} isSo */
  const until = async (isSo) => {
    const end = performance.now() + patienceMs;
    while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 30));
    return isSo();
  };

  const take = async () => {
    if (!(await until(() => root.dataset.ready !== undefined))) return 'not ready';
    for (const step of steps) {
      const selector = 'fill' in step ? step.fill : step.press;
      if (!(await until(() => find(selector) !== null))) return `missing ${selector}`;
      const control = find(selector);
      if ('press' in step) control?.click();
      else if (control) {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, step.with);
        for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
      }
    }
    return 'shown';
  };

  // A headless browser has neither permission nor push service. The example's device has the hash of no endpoint at all.
  if (push !== '') {
    const made = { endpoint: '', options: {}, toJSON: () => ({ keys: {} }), unsubscribe: async () => true };
    const pushManager = {
      getSubscription: async () => (push === 'on' ? made : null),
      subscribe: async () => {
        if (push === 'fails') throw new Error('There is no push service.');
        return made;
      },
    };
    const own = {
      getRegistration: async () => ({ pushManager }),
      register: async () => undefined,
      ready: { pushManager },
    };
    for (const [name, value] of Object.entries(own)) Object.defineProperty(navigator.serviceWorker, name, { value });
    const permission = push === 'denied' ? 'denied' : push === 'off' ? 'default' : 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Object.defineProperty(Notification, 'requestPermission', { value: async () => permission });
  }

  take().then((said) => {
    root.dataset.state = said;
  });
}
