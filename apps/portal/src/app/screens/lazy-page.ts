import { type ComponentType, createElement, type ReactNode, use } from 'react';

/**
 * A component whose code comes when it is needed. `preload` fetches it, and fails where that fails; called again, it
 * tries again. What is rendered before its code has come waits for it.
 */
export function lazyPage(load: () => Promise<ComponentType>): (() => ReactNode) & { preload: () => Promise<void> } {
  let page: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;
  const preload = (): Promise<void> => {
    if (loading && !hasFailed) return loading;
    hasFailed = false;
    loading = load().then(
      (loaded) => {
        page = loaded;
      },
      (error) => {
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  };
  function LazyPage() {
    if (!page) use(loading ?? preload());
    return page ? createElement(page) : null;
  }
  return Object.assign(LazyPage, { preload });
}
