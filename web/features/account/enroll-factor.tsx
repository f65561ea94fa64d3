import { useEffect, useState, type FormEvent } from 'react';
import { auth } from '../../lib/auth.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Loading } from '../../ui/loader.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeInput } from './code-input.tsx';
import { sentenceOfFactor } from './factor-sentences.ts';

interface Enrolment {
  id: string;
  qrCode: string;
  secret: string;
}

let latest: Promise<Enrolment> | null = null;

/** Begins an enrolment. One at a time: the screen may be drawn twice before the first has answered. */
async function begin(): Promise<Enrolment> {
  latest ??= enroll().finally(() => {
    latest = null;
  });
  return latest;
}

async function enroll(): Promise<Enrolment> {
  // The name tells several apart; the time makes it one of its own.
  const friendlyName = `Authenticator app, ${new Date().toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}`;
  const { data, error } = await (await auth()).mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Benesight' });
  if (error) throw error;
  // The client makes an address of the picture, colours and all: what follows a `#` would be no part of it.
  return { id: data.id, qrCode: data.totp.qr_code.replaceAll('#', '%23'), secret: data.totp.secret };
}

/** Sets an authenticator app up: a picture to scan, and its first code. */
export function EnrollFactor({ onVerified }: { onVerified: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    let isGone = false;
    begin().then(
      (made) => isGone || setEnrolment(made),
      (reason: unknown) => isGone || setFailed(sentenceOfFactor(reason)),
    );
    return () => {
      isGone = true;
    };
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (enrolment === null || pending) return;
    if (code.trim() === '') {
      setError('Please enter the code');
      return;
    }
    setPending(true);
    const service = await auth();
    const answer = await service.mfa.challengeAndVerify({ factorId: enrolment.id, code: code.replaceAll(/\s/g, '') });
    setPending(false);
    if (answer.error) setError(sentenceOfFactor(answer.error));
    else onVerified();
  };

  if (failed !== null) return <Notice tone="loss">{failed}</Notice>;
  if (enrolment === null) return <Loading />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p className="text-soft">Scan this with an authenticator app, then enter the code that it shows.</p>
      {/* Always dark on light: cameras read nothing else. */}
      <img
        src={enrolment.qrCode}
        alt="QR code for your authenticator app"
        width={192}
        height={192}
        className="justify-self-center rounded-control border border-line bg-white"
      />
      <details className="text-small text-soft">
        <summary className="cursor-pointer">Enter the key by hand instead</summary>
        <code className="mt-2 block rounded-control bg-sunken px-3 py-2 wrap-anywhere text-ink select-all">
          {enrolment.secret}
        </code>
      </details>
      <Field label="Code" error={error}>
        {(control) => <CodeInput {...control} value={code} onChange={({ target }) => setCode(target.value)} />}
      </Field>
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        Turn On
      </Button>
    </form>
  );
}
