/** The button of a file input, which the browser draws, like our own. */
export const fileInputLook =
  'w-full min-w-0 text-small file:mr-3 file:rounded-control file:border file:border-solid file:border-line ' +
  'file:bg-raised file:px-3 file:py-1.5 file:font-strong file:text-ink';
