import { useRef } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { button, find, key, press, render } from '../testing/render.ts';
import { Dialog } from './dialog.tsx';

/** What jsdom's dialogs and layout lack. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function Confirmation(props: { open: boolean; busy?: boolean; onClose: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Delete this draft?"
      {...props}
      initialFocus={no}
      footer={
        <button type="button" ref={no}>
          No
        </button>
      }
    >
      Checking ending 8817
    </Dialog>
  );
}

describe('a dialog', () => {
  it('starts on its heading, leaves with Escape, and gives focus back to what opened it', () => {
    const onClose = vi.fn();
    const page = (open: boolean) => (
      <>
        <button type="button">Help</button>
        <Dialog title="Help signing in" open={open} onClose={onClose}>
          Call us.
        </Dialog>
      </>
    );
    const { show } = render(page(false));
    button('Help').focus();
    show(page(true));
    expect(document.activeElement?.textContent).toBe('Help signing in');
    expect(find('dialog').getAttribute('aria-labelledby')).toBe(document.activeElement?.id);
    key('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
    show(page(false));
    expect(document.activeElement).toBe(button('Help'));
  });

  it('starts on the safe choice where one is named', () => {
    render(<Confirmation open onClose={() => undefined} />);
    expect(document.activeElement).toBe(button('No'));
  });

  it('reads its words with its title where they are all that it holds, and not where it is a form', () => {
    const describing = () =>
      document.getElementById(find('dialog').getAttribute('aria-describedby') ?? '')?.textContent;
    const { show } = render(<Confirmation open onClose={() => undefined} />);
    expect([document.activeElement, describing()]).toEqual([button('No'), 'Checking ending 8817']);
    show(
      <Dialog title="Rename" open onClose={() => undefined}>
        <label>
          Name <input />
        </label>
      </Dialog>,
    );
    expect(describing()).toBeUndefined();
  });

  it('goes on to another step with its heading', () => {
    const step = (title: string) => (
      <Dialog title={title} open onClose={() => undefined}>
        <button type="button">Verify</button>
      </Dialog>
    );
    const { show } = render(step('Find your account'));
    button('Verify').focus();
    show(step('Is this your account?'));
    expect(document.activeElement?.textContent).toBe('Is this your account?');
  });

  it('stays while work is running', () => {
    const onClose = vi.fn();
    render(<Confirmation open busy onClose={onClose} />);
    key('Escape');
    find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(() => button('Close')).toThrow();
  });

  it('closes alone, not the one below it, with Escape', () => {
    const outer = vi.fn();
    const inner = vi.fn();
    render(
      <Dialog title="Make a payment" open onClose={outer}>
        <Dialog title="A payment was made lately" open onClose={inner}>
          Pay again?
        </Dialog>
      </Dialog>,
    );
    find('dialog dialog h2').focus();
    key('Escape');
    expect(inner).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });

  it('closes by its button', () => {
    const onClose = vi.fn();
    render(<Confirmation open onClose={onClose} />);
    press(button('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
