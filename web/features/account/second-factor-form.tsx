import { useState, type FormEvent } from 'react';
import { auth } from '../../lib/auth.ts';
import { redeemRecoveryCode } from '../../lib/auth-service.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select, focusOnMount } from '../../ui/field.tsx';
import { Loading } from '../../ui/loader.tsx';
import { CodeInput } from './code-input.tsx';
import { sentenceOfFactor } from './factor-sentences.ts';
import { useRecoveryCodeCount } from './recovery-code-count.ts';
import { useVerifiedFactors } from './verified-factors.ts';

/** Asks for a code of the second factor, or for a recovery code. Once it is right, the session counts. */
export function SecondFactorForm() {
  const factors = useVerifiedFactors();
  const recoveryCodes = useRecoveryCodeCount();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const list = factors.data ?? [];
  const factorId = chosen ?? list[0]?.id;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (code.trim() === '') {
      setError('Please enter the code');
      return;
    }
    setPending(true);
    setError(null);
    setError(isRecovery ? await tryRecovery(code) : await tryCode(factorId, code));
    setPending(false);
  };
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
    setError(null);
  };

  if (factors.isPending) return <Loading />;
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {list.length > 1 && !isRecovery ? (
          <Field label="Authenticator">
            {(control) => (
              <Select {...control} value={factorId} onChange={({ target }) => setChosen(target.value)}>
                {list.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {isRecovery ? (
          <Field key="recovery" label="Recovery code" hint="Each of them works once." error={error}>
            {(control) => (
              <Input
                {...control}
                ref={focusOnMount}
                name="recovery-code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                className="figures"
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Field>
        ) : (
          <Field key="code" label="Code" error={error}>
            {(control) => <CodeInput {...control} value={code} onChange={({ target }) => setCode(target.value)} />}
          </Field>
        )}
        <Button type="submit" kind="primary" size="large" wide pending={pending}>
          Continue
        </Button>
      </form>
      {recoveryCodes.data?.any || recoveryCodes.isError ? (
        <Button kind="quiet" className="justify-self-start -ml-4" onClick={change}>
          {isRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
        </Button>
      ) : null}
    </>
  );
}

/** The sentence that says why it was refused; null when it was right. */
async function tryCode(factorId: string | undefined, code: string): Promise<string | null> {
  if (factorId === undefined) return 'Your authenticator app could not be found. Please reload the page.';
  const { error } = await (await auth()).mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, '') });
  return error === null ? null : sentenceOfFactor(error);
}

async function tryRecovery(code: string): Promise<string | null> {
  try {
    await redeemRecoveryCode(code);
    return null;
  } catch (error) {
    return sentenceOfFactor(error);
  }
}
