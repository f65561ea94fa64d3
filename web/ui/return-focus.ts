import { useState } from 'react';

/**
 * Gives the focus back to what had it when the dialog was first drawn: for `onCloseAutoFocus`. Left alone where something
 * else has taken it meanwhile, such as the screen that the dialog led to. Where what opened it is gone, the content of the
 * page takes it, so that nobody starts again at the top.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    // The default looks for a trigger, which a dialog that is drawn only while it is open does not have.
    event.preventDefault();
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (!(opener instanceof HTMLElement) || opener === document.body) return;
    (opener.isConnected ? opener : document.querySelector('main'))?.focus({ preventScroll: true });
  };
}
