import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { CodeInput } from './code-input.tsx';
import type { Proof } from './use-proof.ts';

interface ProofFieldProps {
  proof: Proof;
  email: string;
  error: string | null;
}

/** Asks for the password, for a code of the mail, or for one of the authenticator. */
export function ProofField({ proof, email, error }: ProofFieldProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const mailCode = async () => {
    setPending(true);
    setFailed(await proof.mailCode());
    setPending(false);
  };
  const said = error ?? failed;
  const bound = {
    value: proof.typed,
    onChange: ({ target }: { target: { value: string } }) => proof.type(target.value),
  };
  if (proof.way === null) return null;
  if (proof.way === 'password') {
    return (
      <>
        {/* Tells password managers whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label="Password"
          error={said}
          aside={
            <button type="button" disabled={pending} onClick={() => void mailCode()} className="text-link text-small">
              Use a mailed code
            </button>
          }
        >
          {(control) => <PasswordInput {...control} {...bound} autoComplete="current-password" />}
        </Field>
      </>
    );
  }
  const isMail = proof.way === 'mail';
  return (
    <Field
      key={proof.way}
      label={isMail ? 'Code from the mail' : 'Code of your authenticator app'}
      hint={isMail ? `We have sent it to ${email}.` : undefined}
      error={said}
    >
      {(control) => <CodeInput {...control} {...bound} />}
    </Field>
  );
}
