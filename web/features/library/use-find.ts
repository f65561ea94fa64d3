import { useState } from 'react';
import { useGuideSearch } from './use-guide-search.ts';

/** The field that searches the guide: opened with the focus in it; closed, the focus goes to what is read. */
export function useFind() {
  const { setOpen, ...find } = useGuideSearch();
  const [focus, setFocus] = useState(0);
  return {
    ...find,
    /** Another number for each time that the field is to take the focus. */
    focus,
    begin: () => {
      setOpen(true);
      setFocus((times) => times + 1);
    },
    end: () => {
      setOpen(false);
      document.querySelector<HTMLElement>('[data-guide] [tabindex="0"], [data-guide] iframe')?.focus();
    },
  };
}
