import { useState, type FormEvent } from 'react';
import { auth, useSession } from '../../lib/auth.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, focusFirstInvalid } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { leastPassword, tooShort } from './least-password.ts';
import { CodeInput } from './code-input.tsx';

const NOTHING = { proof: '', password: '', again: '' };
type Draft = typeof NOTHING;
type Errors = Partial<Draft>;

/** What is wrong with what was typed, field by field. */
function errorsOf({ proof, password, again }: Draft, byCode: boolean): Errors {
  return {
    ...(proof === '' && { proof: byCode ? 'Please enter the code' : 'Please enter your present password' }),
    ...(password.length < leastPassword() && { password: tooShort() }),
    ...(password !== again && { again: 'Passwords do not match. Please try again.' }),
  };
}

/** Which field a refusal of the auth service is about. */
const fieldOf: Readonly<Record<string, keyof Draft>> = {
  current_password_invalid: 'proof',
  reauthentication_not_valid: 'proof',
  same_password: 'password',
  weak_password: 'password',
};

/** A new password, for whoever knows the present one or reads the account's mail. Other devices are signed out by it. */
export function ChangePassword() {
  const email = useSession()?.user.email ?? '';
  const [draft, setDraft] = useState(NOTHING);
  const [byCode, setByCode] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const found = errorsOf(draft, byCode);
    setErrors(found);
    setFailed(null);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(form);
      return;
    }
    setPending(true);
    const proof = byCode ? { nonce: draft.proof.trim() } : { current_password: draft.proof };
    const { error } = await (await auth()).updateUser({ password: draft.password, ...proof });
    setPending(false);
    if (error) {
      const field = fieldOf[error.code ?? ''];
      if (field === undefined) setFailed(error.message);
      else setErrors({ [field]: error.message });
      focusFirstInvalid(form);
      return;
    }
    setDraft(NOTHING);
    setByCode(false);
    toast({ title: 'Password changed', description: 'Your other devices are signed out.' });
  };
  const mailCode = async () => {
    setPending(true);
    const { error } = await (await auth()).reauthenticate();
    setPending(false);
    setFailed(error?.message ?? null);
    if (error) return;
    setByCode(true);
    setErrors({});
    setDraft(NOTHING);
  };
  const bind = (field: keyof Draft) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {byCode ? (
        <Field label="Code from the mail" hint={`We have sent it to ${email}.`} error={errors.proof}>
          {(control) => <CodeInput {...control} {...bind('proof')} />}
        </Field>
      ) : (
        <Field
          label="Current password"
          error={errors.proof}
          aside={
            <button type="button" disabled={pending} onClick={() => void mailCode()} className="text-link text-small">
              Use a mailed code
            </button>
          }
        >
          {(control) => <PasswordInput {...control} {...bind('proof')} autoComplete="current-password" />}
        </Field>
      )}
      <Field label="New password" hint={`At least ${leastPassword()} characters`} error={errors.password}>
        {(control) => <PasswordInput {...control} {...bind('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password" error={errors.again}>
        {(control) => <PasswordInput {...control} {...bind('again')} autoComplete="new-password" />}
      </Field>
      {failed === null ? null : <Notice tone="loss">{failed}</Notice>}
      <Button type="submit" className="justify-self-start" pending={pending}>
        Change Password
      </Button>
    </form>
  );
}
