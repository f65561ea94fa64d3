import { focusOnMount, Input, type InputProps } from '../../ui/field.tsx';

/** The digits of an authenticator or a mail, as phones offer to fill them in. */
export function CodeInput(props: InputProps) {
  return (
    <Input
      ref={focusOnMount}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      className="figures tracking-[0.2em]"
      {...props}
    />
  );
}
