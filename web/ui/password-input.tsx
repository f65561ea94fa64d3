import { useState } from 'react';
import { Input, type InputProps } from './field.tsx';
import { EyeIcon, EyeOffIcon } from './icons/things.tsx';

/** A password with a button that shows what was typed. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-11" autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        aria-label={shown ? 'Hide characters' : 'Show characters'}
        onClick={() => setShown(!shown)}
        className="absolute top-0 right-0 grid size-10 place-items-center rounded-control text-soft hover:text-ink"
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </span>
  );
}
