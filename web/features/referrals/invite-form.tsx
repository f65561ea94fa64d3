import { useRef, useState, type FormEvent } from 'react';
import { useCall } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon, PlusIcon } from '../../ui/icons/actions.tsx';
import { limitsInWords } from './limits-in-words.ts';
import { useInvite } from './use-invite.ts';

interface Line {
  key: number;
  email: string;
}

/** "Invite by Email" of the referral page: a field for each address. */
export function InviteForm() {
  const nextKey = useRef(1);
  const [lines, setLines] = useState<readonly Line[]>([{ key: 0, email: '' }]);
  const limits = limitsInWords(useCall('GET /api/referrals/settings').data);
  const invite = useInvite(() => setLines([{ key: (nextKey.current += 1), email: '' }]));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    const emails = lines.map(({ email }) => email.trim()).filter((email) => email.includes('@'));
    if (emails.length === 0) {
      toast({
        title: 'No Valid Emails',
        description: 'Please enter at least one valid email address',
        tone: 'destructive',
      });
    } else invite.mutate(emails);
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 justify-items-start gap-4">
      <ul className="grid w-full grid-cols-1 max-w-dialog gap-3">
        {lines.map(({ key, email }, at) => (
          <li key={key} className="flex items-end gap-2">
            <Field
              label={at === 0 ? 'Email address' : <span className="sr-only">Email address {at + 1}</span>}
              className="min-w-0 grow"
            >
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  autoComplete="off"
                  placeholder="colleague@company.com"
                  value={email}
                  onChange={({ target }) =>
                    setLines(lines.map((line) => (line.key === key ? { key, email: target.value } : line)))
                  }
                />
              )}
            </Field>
            {lines.length > 1 ? (
              <IconButton
                label="Remove"
                icon={<CloseIcon />}
                onClick={() => setLines(lines.filter((line) => line.key !== key))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<PlusIcon size={18} />}
          onClick={() => setLines([...lines, { key: (nextKey.current += 1), email: '' }])}
        >
          Add Another Email
        </Button>
        <Button type="submit" kind="primary" pending={invite.isPending}>
          {invite.isPending ? 'Submitting...' : 'Send Invitations'}
        </Button>
      </div>
      {limits === null ? null : <p className="text-small text-soft">{limits}</p>}
    </form>
  );
}
